import type {
  ApplicationFacts,
  applicationEventKinds,
} from '../../contract/applications/events.ts';
import { deadlineInWords } from '../../contract/dates.ts';
import type { Reader } from '../../contract/events/event.ts';
import { projectStatusLabels } from '../../contract/projects/statuses.ts';
import type { LinkedEvent, NewsWords, Said, Told } from '../told.ts';

/** The names that events of an application are told with, as their records have them now. */
export interface ApplicationNames {
  readonly project: string;
  readonly company: string;
  readonly student: string;
  /** The university asked to confirm the place. */
  readonly university: string | null;
  /** The person who looks after the work at the university. */
  readonly supervisor: string | null;
}

type ApplicationNews = NewsWords<typeof applicationEventKinds, ApplicationNames>;
type Words<Kind extends keyof ApplicationNews> = Told<Kind, ApplicationNames>;

const said =
  (title: string, message: (names: ApplicationNames) => string) =>
  ({ names }: { readonly names: ApplicationNames }): Said => ({ title, message: message(names) });

/** Nobody is reminded of it again. */
const whyItEnded =
  'If a plan was agreed, the programme’s office asks you about it under Work. Nobody else can read your answer.';

/** Whose an offer is, until when it can be answered, and the company’s own words. */
const offerInWords = (
  answerBy: string,
  { project, company }: ApplicationNames,
  timeZone: string,
  note = '',
): string =>
  `${company} offers you a place in “${project}”. Accept or decline by ${deadlineInWords(new Date(answerBy), timeZone)}; after that the offer ends. Once you have opened it, ${company} cannot take it back.${note && `\n\n${company} writes: “${note}”`}`;

const expired = (
  { from }: ApplicationFacts<'expire'>,
  unconfirmed: string,
  unanswered: string,
): Said => ({
  title: 'Offer expired',
  message: from === 'Awaiting university' ? unconfirmed : unanswered,
});

const toConfirm = ({ facts: { answerBy }, names, timeZone }: Words<'await'>): Said => {
  const by = answerBy ? ` by ${deadlineInWords(new Date(answerBy), timeZone)}` : '';
  return {
    title: 'A place to confirm',
    message: `${names.student} has accepted a place in “${names.project}” at ${names.company}. Confirm or refuse it${by}.`,
  };
};

export const applicationNews = {
  apply: {
    company: said('New application', (names) => `${names.student} applied to “${names.project}”.`),
  },
  unshortlist: {
    student: said(
      'Back under review',
      ({ project }) =>
        `The company has moved your application to “${project}” back to Under Review.`,
    ),
  },
  shortlist: {
    student: said(
      'You have been shortlisted',
      ({ project }) => `The company has shortlisted your application to “${project}”.`,
    ),
  },
  offer: {
    student: ({ facts, names, timeZone }) => ({
      title: `You have an offer: “${names.project}”`,
      message: offerInWords(facts.answerBy!, names, timeZone, facts.note),
    }),
  },
  'offer ends soon': {
    student: ({ facts, names, timeZone }) => ({
      title: 'Your offer ends soon',
      message: offerInWords(facts.answerBy, names, timeZone),
    }),
  },
  'its project moved': {
    student: ({ facts: { to, isWaiting }, names: { project, company } }) => {
      if (!isWaiting)
        return {
          title: `${project}: ${projectStatusLabels[to]}`,
          message: `“${project}” is now ${projectStatusLabels[to]}.`,
        };
      return to === 'On Hold'
        ? {
            title: `On hold: ${project}`,
            message: `${company} has put “${project}” on hold. Your application stays as it is, and we tell you when the project goes on.`,
          }
        : {
            title: `Going on: ${project}`,
            message: `“${project}” is no longer on hold. Your application stands as it was.`,
          };
    },
  },
  supervised: {
    student: said(
      'You have an academic supervisor',
      ({ supervisor, project }) =>
        `${supervisor ?? 'Somebody'} of your university looks after your work on “${project}”. The company sees the name too.`,
    ),
  },
  'its company disabled': {
    student: said(
      'Project closed for now',
      ({ project }) =>
        `The account of the company behind “${project}” is disabled, so it cannot answer and takes no further applications. Yours stays as it is. We will tell you when the project opens again.`,
    ),
  },
  'its company enabled': {
    student: said(
      'Project open again',
      ({ project }) =>
        `The company behind “${project}” is back. Your application stands as it was.`,
    ),
  },
  'its project noted': {
    student: ({ facts: { title, remarks }, names: { project } }) => ({
      title: `${project}: ${title}`,
      message: remarks || `“${project}” is now ${title}.`,
    }),
  },
  reject: {
    student: ({ facts: { from }, names: { project } }) =>
      from === 'Offered'
        ? {
            title: 'Your offer was taken back',
            message: `The offer of a place in “${project}” was taken back. See why in My Projects.`,
          }
        : {
            title: 'An answer to your application',
            message: `Your application to “${project}” was not successful. See the reason in My Projects.`,
          },
  },
  accept: {
    company: said(
      'Offer accepted',
      ({ student, project }) => `${student} accepted your offer of a place in “${project}”.`,
    ),
  },
  decline: {
    company: said(
      'Offer declined',
      ({ student, project }) =>
        `${student} declined your offer of a place in “${project}”. The place is open again.`,
    ),
  },
  withdraw: {
    company: ({ facts: { from }, names: { student, project } }) => ({
      title: 'Application withdrawn',
      message: `${student} withdrew their application to “${project}”.${from === 'Accepted' ? ` ${whyItEnded}` : ''}`,
    }),
  },
  await: {
    student: said(
      'Another university confirms your place',
      ({ university, project }) =>
        `${university ?? 'A university'} confirms your place in “${project}”, because it was your university when you applied.`,
    ),
    company: said(
      'Offer accepted, to be confirmed',
      ({ student, project }) =>
        `${student} accepted your offer of a place in “${project}”. Their university confirms it next.`,
    ),
    university: toConfirm,
  },
  confirm: {
    student: said(
      'Your university has confirmed',
      ({ project }) =>
        `Your university has confirmed your place in “${project}”. The place is yours.`,
    ),
    company: said(
      'Place confirmed',
      ({ student, project }) =>
        `The university of ${student} has confirmed the place in “${project}”. It is taken.`,
    ),
  },
  refuse: {
    student: said(
      'Your university has not confirmed',
      ({ project }) =>
        `Your university has not confirmed your place in “${project}”. See the reason in My Projects.`,
    ),
    company: said(
      'Place not confirmed',
      ({ student, project }) =>
        `The university of ${student} has not confirmed the place in “${project}”. The place is open again.`,
    ),
  },
  end: {
    student: said(
      'Your place has ended early',
      ({ project }) =>
        `Your place in “${project}” has ended early. See the reason in My Projects; you can answer once. ${whyItEnded}`,
    ),
  },
  answer: {
    company: said(
      'An answer from a student',
      ({ student, project }) => `${student} answered the early end of their place in “${project}”.`,
    ),
  },
  expire: {
    student: ({ facts, names: { project } }) =>
      expired(
        facts,
        `Your university did not confirm your place in “${project}” in time.`,
        `You did not answer the offer of a place in “${project}” in time.`,
      ),
    company: ({ facts, names: { student, project } }) =>
      expired(
        facts,
        `The university of ${student} did not confirm the place in “${project}” in time. The place is open again.`,
        `${student} did not answer your offer of a place in “${project}” in time. The place is open again.`,
      ),
  },
  close: {
    student: said(
      'Application closed',
      ({ project }) => `“${project}” ended before the company answered your application.`,
    ),
  },
  complete: {
    student: said(
      'Project completed',
      ({ project }) =>
        `Your work on “${project}” is completed and is on your profile. Next, choose what your portfolio shows of it.`,
    ),
  },
  recall: {
    student: said(
      'Offer withdrawn',
      ({ project }) =>
        `The programme’s office has undone its assignment. Your application to “${project}” is back to its previous status.`,
    ),
  },
} satisfies ApplicationNews;

/** Page with more about an application. */
export function applicationLink({ kind, aboutId, facts }: LinkedEvent, reader: Reader): string {
  const { project, student } = facts as { readonly project: number; readonly student?: number };
  if (reader === 'company') return `/company/applicants?project=${project}`;
  if (reader === 'university') return `/faculty/student?student=${student}`;
  return kind === 'complete' ? `/student/work?engagement=${aboutId}` : ownApplication(aboutId);
}

/** An application on its student’s page. */
export const ownApplication = (id: number): string => `/student/myproject?application=${id}`;
