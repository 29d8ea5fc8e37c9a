import type { NotificationKind } from '../../src/contract/notifications.ts';
import { keepEvents } from '../platform/acts/happened.ts';
import type { Services } from '../platform/calls/command.ts';
import type { Database } from '../platform/database/open.ts';
import { notifyAll } from '../platform/notifications/notify.ts';

interface Note {
  readonly title: string;
  readonly message: string;
  readonly link: string;
}

/** Notifies somebody of the programme's own words, as news of any kind. */
export const noteTo = (...[services, ...note]: Noting<Services>): Promise<void> =>
  services.db.transaction().execute((db) => noteIn({ ...services, db }, ...note));

type Noting<In> = [
  services: In,
  accountId: number,
  note: Note,
  as?: { kind?: NotificationKind; answerBy?: Date },
];

/** The same in a transaction that is open, as `db`. */
export async function noteIn(
  ...[services, accountId, note, { kind = 'programme', answerBy } = {}]: Noting<
    Services & { readonly db: Database }
  >
): Promise<void> {
  const { db: transaction, clock } = services;
  const act = { ...services, transaction, at: clock() };
  const [event] = await keepEvents(act, [
    { kind: 'programme noted', aboutId: accountId, facts: note },
  ]);
  const about = note.link || note.title;
  const news = { accountId, kind, eventId: event!.id, reader: 'student', about } as const;
  await notifyAll(act, transaction, [{ ...news, ...(answerBy && { answerBy }) }]);
}
