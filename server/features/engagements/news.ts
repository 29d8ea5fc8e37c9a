import type { NotificationKind } from '../../../src/contract/notifications.ts';
import type { Act } from '../../act.ts';
import { notify, notifyAll } from '../../platform/notifications/notify.ts';
import type { VerbContext } from '../../verb-context.ts';
import type { KnownEngagement } from './lock.ts';

/** An act of a person, or of the product itself. */
type Telling = VerbContext & Pick<Act, 'transaction'>;

interface Told {
  /** What kind of news it is; what the other side has done, unless it says something else. */
  readonly kind?: NotificationKind;
  readonly title: string;
  readonly message: string;
  /** What is mailed as a letter, where it is one. */
  readonly letter?: string;
}

/** Tells the student of an engagement what its company has done, in the act's transaction. */
export const tellStudent = (act: Telling, { id, studentId }: KnownEngagement, told: Told) =>
  notify(act, act.transaction, studentId, {
    kind: 'work answered',
    ...told,
    link: `/student/work?engagement=${id}`,
  });

/** Tells the student of an engagement what a mate has done. */
export const tellMate = (act: Act, mate: KnownEngagement, told: Told) =>
  tellStudent(act, mate, { kind: 'team work', ...told });

/** Tells whoever leads the project and whoever supervises it what the student has done. */
export const tellCompany = (
  act: Telling,
  { id, leadId, supervisors }: KnownEngagement,
  told: Told,
): Promise<void> => {
  const concerned = new Set([...(leadId === null ? [] : [leadId]), ...supervisors]);
  return notifyAll(
    act,
    act.transaction,
    [...concerned].map((accountId) => ({
      accountId,
      kind: 'work received',
      ...told,
      link: `/company/work?engagement=${id}`,
    })),
  );
};
