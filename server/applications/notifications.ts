import type { ApplicationMove } from '../../src/machines/lifecycle/application.ts';
import { offerDays } from '../../src/machines/lifecycle/application.ts';
import type { Database } from '../database/open.ts';
import { type News, notify } from '../notifications/notify.ts';
import type { LockedProject } from '../projects/lock.ts';
import type { VerbContext } from '../verb-context.ts';

interface Moved {
  readonly application: { readonly id: number; readonly studentId: number };
  readonly project: LockedProject;
  readonly event: ApplicationMove | 'apply';
}

type Text = Pick<News, 'kind' | 'title' | 'message'>;

/** What the student reads of a move that somebody else made; null of their own. */
const forStudent: Record<Moved['event'], ((title: string) => Text) | null> = {
  apply: null,
  accept: null,
  decline: null,
  withdraw: null,
  shortlist: (title) =>
    moved('You are shortlisted', `Your application to “${title}” is on the shortlist.`),
  offer: (title) => ({
    kind: 'offer received',
    title: 'Project Approved',
    message: `A place in “${title}” is offered to you. Answer within ${offerDays} days.`,
  }),
  reject: (title) =>
    moved(
      'An answer to your application',
      `“${title}” went another way this time. The reason is with your application.`,
    ),
  close: (title) =>
    moved(
      'An application was closed',
      `“${title}” has ended before your application was answered.`,
    ),
  expire: (title) =>
    moved('An offer has run out', `The offer of a place in “${title}” was not answered in time.`),
  complete: (title) =>
    moved('Project completed', `Your work on “${title}” is marked as completed. Well done.`),
};

/** What the company reads of a move the student made, or failed to make in time; null of its own. */
const forCompany: Record<Moved['event'], ((title: string) => Text) | null> = {
  shortlist: null,
  offer: null,
  reject: null,
  close: null,
  complete: null,
  apply: (title) => ({
    kind: 'application received',
    title: 'New application',
    message: `A student applied to “${title}”.`,
  }),
  accept: (title) =>
    answered('Offer accepted', `Your offer of a place in “${title}” was accepted.`),
  decline: (title) =>
    answered(
      'Offer declined',
      `Your offer of a place in “${title}” was declined; the place is free again.`,
    ),
  expire: (title) =>
    answered(
      'Offer not answered',
      `Your offer of a place in “${title}” was not answered in time; the place is free again.`,
    ),
  withdraw: (title) =>
    answered('Application withdrawn', `A student withdrew their application to “${title}”.`),
};

const moved = (title: string, message: string): Text => ({
  kind: 'application moved',
  title,
  message,
});
const answered = (title: string, message: string): Text => ({
  kind: 'offer answered',
  title,
  message,
});

/** Notifies the other side of a move, in the transaction that makes it. */
export async function notifyOtherSide(
  services: VerbContext,
  transaction: Database,
  { application, project, event }: Moved,
): Promise<void> {
  const student = forStudent[event]?.(project.title);
  if (student) {
    const link = `/student/myproject?application=${application.id}`;
    await notify(services, transaction, application.studentId, { ...student, link });
  }
  const company = forCompany[event]?.(project.title);
  if (company && project.ownerId !== null) {
    const link = `/company/applicants?project=${project.id}`;
    await notify(services, transaction, project.ownerId, { ...company, link });
  }
}
