import type { NotificationKind } from '../../src/contract/notifications.ts';
import { keepEvents } from '../platform/acts/happened.ts';
import type { Act, Services } from '../platform/calls/command.ts';
import { notifyAll } from '../platform/notifications/notify.ts';

interface Note {
  readonly title: string;
  readonly message: string;
  readonly link: string;
}

interface As {
  readonly kind?: NotificationKind;
  readonly answerBy?: Date;
}

/** Notifies somebody of the programme's own words, as news of any kind. */
export const noteTo = (services: Services, accountId: number, note: Note, as?: As): Promise<void> =>
  services.db
    .transaction()
    .execute((transaction) =>
      noteIn({ ...services, transaction, at: services.clock() }, accountId, note, as),
    );

/** Notifies them within an open transaction. */
export async function noteIn(
  act: Act,
  accountId: number,
  note: Note,
  { kind = 'programme', answerBy }: As = {},
): Promise<void> {
  const [event] = await keepEvents(act, [
    { kind: 'programme noted', aboutId: accountId, facts: note },
  ]);
  const about = note.link || note.title;
  const news = { accountId, kind, eventId: event!.id, reader: 'student', about } as const;
  await notifyAll(act, act.transaction, [{ ...news, ...(answerBy && { answerBy }) }]);
}
