import type { NotificationKind } from '../../../src/contract/notifications.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import { notify, notifyAll } from '../../platform/notifications/notify.ts';
import type { KnownEngagement } from './lock.ts';

/** Whoever tells: a person's command, or the product itself. */
type Telling = Services & Pick<Command, 'transaction'>;

interface Told {
  /** What kind of news it is; what the other side has done, unless it says something else. */
  readonly kind?: NotificationKind;
  readonly title: string;
  readonly message: string;
  /** What is mailed as a letter, where it is one. */
  readonly letter?: string;
}

/** Tells the student of an engagement what its company has done, in the command's transaction. */
export const tellStudent = (command: Telling, { id, studentId }: KnownEngagement, told: Told) =>
  notify(command, command.transaction, studentId, {
    kind: 'work answered',
    ...told,
    link: `/student/work?engagement=${id}`,
  });

/** Tells the student of an engagement what a mate has done. */
export const tellMate = (command: Command, mate: KnownEngagement, told: Told) =>
  tellStudent(command, mate, { kind: 'team work', ...told });

/** Tells whoever leads the project and whoever supervises it what the student has done. */
export const tellCompany = (
  command: Telling,
  { id, leadId, supervisors }: KnownEngagement,
  told: Told,
): Promise<void> => {
  const concerned = new Set([...(leadId === null ? [] : [leadId]), ...supervisors]);
  return notifyAll(
    command,
    command.transaction,
    [...concerned].map((accountId) => ({
      accountId,
      kind: 'work received',
      ...told,
      link: `/company/work?engagement=${id}`,
    })),
  );
};

export async function tellBoth(command: Telling, engagement: KnownEngagement, told: Told) {
  await tellStudent(command, engagement, told);
  await tellCompany(command, engagement, told);
}
