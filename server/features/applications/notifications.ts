import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import type { ApplicationMove } from '../../../src/machines/lifecycle/application.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstValue } from '../../platform/database/rows.ts';
import { type News, notify, notifyAll } from '../../platform/notifications/notify.ts';
import type { LockedProject } from '../projects/lock.ts';
import { mailWhatHappensNext } from './accepted.ts';
import { askUniversity } from './ask-university.ts';
import { offerHeading, offerInWords } from './offer-words.ts';

interface Moved {
  readonly application: {
    readonly id: number;
    readonly studentId: number;
    /** As it was before the move. */
    readonly status?: ApplicationStatus;
  };
  readonly project: LockedProject;
  readonly event: ApplicationMove | 'apply';
  readonly note?: string;
  /** When an offer ends. */
  readonly until?: Date | null;
  /** University supervisor asked to confirm an accepted place. */
  readonly asked?: { readonly name: string; readonly isEarlier: boolean } | null;
}

/** Nobody is reminded of it again. */
const whyItEnded =
  'If a plan was agreed, the programme’s office asks you about it under Work. Nobody else can read your answer.';

/** A move with the programme's time zone, for its dates. */
type Told = Moved & Pick<Services, 'timeZone'>;

type Text = Pick<News, 'kind' | 'title' | 'message' | 'answerBy'>;

/** Notifications for the student, by move; null for the student's own moves. */
const forStudent: Record<Moved['event'], ((title: string, moved: Told) => Text | null) | null> = {
  apply: null,
  accept: null,
  decline: null,
  withdraw: null,
  answer: null,
  await: (title, { asked }) =>
    asked?.isEarlier
      ? {
          kind: 'from university',
          title: 'Another university confirms your place',
          message: `${asked.name} confirms your place in “${title}”, because it was your university when you applied.`,
        }
      : null,
  confirm: (title) =>
    moved(
      'Your university has confirmed',
      `Your university has confirmed your place in “${title}”. The place is yours.`,
    ),
  refuse: (title) =>
    moved(
      'Your university has not confirmed',
      `Your university has not confirmed your place in “${title}”. See the reason in My Projects.`,
    ),
  unshortlist: (title) =>
    moved(
      'Back under review',
      `The company has moved your application to “${title}” back to Under Review.`,
    ),
  shortlist: (title) =>
    moved(
      'You have been shortlisted',
      `The company has shortlisted your application to “${title}”.`,
    ),
  offer: (title, { project, note = '', until, timeZone }) => ({
    kind: 'offer received',
    title: offerHeading(title),
    message: offerInWords({
      title,
      company: project.companyName,
      until: until!,
      timeZone,
      note,
    }),
    answerBy: until!,
  }),
  reject: (title, { application }) =>
    application.status === 'Offered'
      ? moved(
          'Your offer was taken back',
          `The offer of a place in “${title}” was taken back. See why in My Projects.`,
        )
      : moved(
          'An answer to your application',
          `Your application to “${title}” was not successful. See the reason in My Projects.`,
        ),
  close: (title) =>
    moved('Application closed', `“${title}” ended before the company answered your application.`),
  expire: (title, { application }) =>
    moved(
      'Offer expired',
      application.status === 'Awaiting university'
        ? `Your university did not confirm your place in “${title}” in time.`
        : `You did not answer the offer of a place in “${title}” in time.`,
    ),
  // An admin's decision with reasons is announced to both sides elsewhere.
  complete: (title, { note }) =>
    note
      ? null
      : moved(
          'Project completed',
          `Your work on “${title}” is completed and is on your profile. Next, choose what your portfolio shows of it.`,
        ),
  'not complete': null,
  end: (title) =>
    moved(
      'Your place has ended early',
      `Your place in “${title}” has ended early. See the reason in My Projects; you can answer once. ${whyItEnded}`,
    ),
};

/** Notifications for the company, by move; null for the company's own moves. */
const forCompany: Record<
  Moved['event'],
  ((title: string, name: string, moved: Moved) => Text) | null
> = {
  shortlist: null,
  offer: null,
  reject: null,
  close: null,
  complete: null,
  'not complete': null,
  end: null,
  unshortlist: null,
  answer: (title, name) =>
    answered(
      'An answer from a student',
      `${name} answered the early end of their place in “${title}”.`,
    ),
  apply: (title, name) => ({
    kind: 'application received',
    title: 'New application',
    message: `${name} applied to “${title}”.`,
  }),
  accept: (title, name) =>
    answered('Offer accepted', `${name} accepted your offer of a place in “${title}”.`),
  await: (title, name) =>
    answered(
      'Offer accepted, to be confirmed',
      `${name} accepted your offer of a place in “${title}”. Their university confirms it next.`,
    ),
  confirm: (title, name) =>
    answered(
      'Place confirmed',
      `The university of ${name} has confirmed the place in “${title}”. It is taken.`,
    ),
  refuse: (title, name) =>
    answered(
      'Place not confirmed',
      `The university of ${name} has not confirmed the place in “${title}”. The place is open again.`,
    ),
  decline: (title, name) =>
    answered(
      'Offer declined',
      `${name} declined your offer of a place in “${title}”. The place is open again.`,
    ),
  expire: (title, name, { application }) =>
    answered(
      'Offer expired',
      application.status === 'Awaiting university'
        ? `The university of ${name} did not confirm the place in “${title}” in time. The place is open again.`
        : `${name} did not answer your offer of a place in “${title}” in time. The place is open again.`,
    ),
  withdraw: (title, name, { application }) =>
    answered(
      'Application withdrawn',
      `${name} withdrew their application to “${title}”.${application.status === 'Accepted' ? ` ${whyItEnded}` : ''}`,
    ),
};

/** Moves that the supervisors of the project are notified of too, not only its lead. */
const concernsWork: ReadonlySet<Moved['event']> = new Set(['accept', 'confirm', 'answer']);

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
  services: Services,
  transaction: Database,
  moved: Moved,
): Promise<void> {
  const { application, project, event } = moved;
  if (event === 'accept' || event === 'confirm')
    await mailWhatHappensNext(services, transaction, application.id);
  if (event === 'await') await askUniversity(services, transaction, moved);
  const student = forStudent[event]?.(project.title, {
    ...moved,
    timeZone: services.timeZone,
  });
  const ownPage = `/student/myproject?application=${application.id}`;
  // An offer that was answered, or has ended, asks for no answer any more.
  if (application.status === 'Offered') await services.newsMails.drop(transaction, ownPage);
  if (student) {
    const link = event === 'complete' ? `/student/work?engagement=${application.id}` : ownPage;
    await notify(services, transaction, application.studentId, { ...student, link });
  }
  const words = forCompany[event];
  if (!words || project.leadId === null) return;
  const name = await firstValue<string>(transaction)`
    select first_name || ' ' || last_name from students where id = ${application.studentId}`;
  const company = words(project.title, name!, moved);
  const link = `/company/applicants?project=${project.id}`;
  const concerned = concernsWork.has(event)
    ? [project.leadId, ...project.supervisors]
    : [project.leadId];
  await notifyAll(
    services,
    transaction,
    [...new Set(concerned)].map((accountId) => ({ accountId, ...company, link })),
  );
}
