import { dayInWords } from '../../contract/dates.ts';
import type { FactsOf } from '../../contract/events/kinds.ts';
import type { ConcernedByTerm, termEventKinds } from '../../contract/terms/events.ts';
import type { TermDate } from '../../contract/terms/terms.ts';
import type { StudentStanding } from '../../contract/universities/faculty.ts';
import type { LinkedEvent, NewsWords, Told } from '../told.ts';

export interface TermNames {
  readonly term: string;
}

interface Reminder {
  readonly date: TermDate;
  readonly concerns: ConcernedByTerm;
  readonly title: string;
  /** Takes the name of the term and the day. */
  readonly message: (term: string, day: string) => string;
  /** Takes the number of the term. */
  readonly link: (id: number) => string;
}

const browse = (id: number) => `/student/dashboard?term=${id}`;
const applications = (id: number) => `/student/myproject?term=${id}`;
const panel = (id: number) => `/company/company-panel?term=${id}`;
const board = (id: number) => `/faculty/work?term=${id}`;
const students = (standing: StudentStanding) => (id: number) =>
  `/faculty/students?term=${id}&standing=${encodeURIComponent(standing)}`;

/** Reminders for each side, by date of a term. */
export const termReminders: readonly Reminder[] = [
  {
    date: 'applyFrom',
    concerns: 'students of the term',
    title: 'Applications open soon',
    message: (term, day) => `From ${day} you can apply to the projects of ${term}.`,
    link: browse,
  },
  {
    date: 'applyFrom',
    concerns: 'companies with drafts',
    title: 'Your drafts are not open yet',
    message: (term, day) =>
      `Applications for ${term} open on ${day}, and you have drafts in it. Post them so that students can find them.`,
    link: panel,
  },
  {
    date: 'applyTo',
    concerns: 'students without an application',
    title: 'Applications close soon',
    message: (term, day) =>
      `You have not applied to a project of ${term} yet. You can apply until the end of ${day}.`,
    link: browse,
  },
  {
    date: 'answerBy',
    concerns: 'students with an offer',
    title: 'Answer your offer soon',
    message: (term, day) =>
      `Offers in ${term} must be answered by ${day}. Accept or decline yours.`,
    link: applications,
  },
  {
    date: 'answerBy',
    concerns: 'companies with applicants who wait',
    title: 'Students are waiting for your answer',
    message: (term, day) =>
      `Offers in ${term} must be answered by ${day}. Answer the students who are still waiting.`,
    link: panel,
  },
  {
    date: 'workFrom',
    concerns: 'students with a place',
    title: 'Work begins soon',
    message: (term, day) => `Work in ${term} begins on ${day}.`,
    link: applications,
  },
  {
    date: 'workFrom',
    concerns: 'companies with students',
    title: 'Work begins soon',
    message: (term, day) =>
      `Work in ${term} begins on ${day}. Start your projects so that your students can begin.`,
    link: panel,
  },
  {
    date: 'workTo',
    concerns: 'students with a place',
    title: 'Work ends soon',
    message: (term, day) => `Work in ${term} ends on ${day}. Hand over what you have agreed on.`,
    link: applications,
  },
  {
    date: 'workTo',
    concerns: 'companies with students',
    title: 'Work ends soon',
    message: (term, day) =>
      `Work in ${term} ends on ${day}. Review what your students have handed in, and evaluate the work once it is done.`,
    link: panel,
  },
  {
    date: 'evaluateBy',
    concerns: 'students with a place',
    title: 'The term ends soon',
    message: (term, day) =>
      `${term} ends on ${day}. If your work is done, evaluate it, and ask your company to do the same.`,
    link: applications,
  },
  {
    date: 'applyTo',
    concerns: 'staff of its students',
    title: 'Applications close soon',
    message: (term, day) =>
      `Your students can apply to the projects of ${term} until the end of ${day}.`,
    link: students('Not applied'),
  },
  {
    date: 'answerBy',
    concerns: 'staff of its students',
    title: 'Offers end soon',
    message: (term, day) => `Your students must answer their offers in ${term} by ${day}.`,
    link: students('Offered'),
  },
  {
    date: 'workTo',
    concerns: 'staff of its students',
    title: 'Work ends soon',
    message: (term, day) => `The work of your students in ${term} ends on ${day}.`,
    link: board,
  },
  {
    date: 'evaluateBy',
    concerns: 'companies with students',
    title: 'The term ends soon',
    message: (term, day) =>
      `${term} ends on ${day}, and some of your students’ work is not completed yet.`,
    link: panel,
  },
];

type Near = FactsOf<'term date near'>;

const reminderOf = ({ date, concerns }: Near): Reminder =>
  termReminders.find((one) => one.date === date && one.concerns === concerns)!;

function near({ facts, names: { term } }: Told<'term date near', TermNames>) {
  const { title, message } = reminderOf(facts);
  return { title, message: message(term, dayInWords(new Date(`${facts.day}T00:00:00Z`))) };
}

export const termNews = {
  'term date near': { student: near, company: near, university: near },
} satisfies NewsWords<typeof termEventKinds, TermNames>;

export const termLink = ({ aboutId, facts }: LinkedEvent): string =>
  reminderOf(facts as Near).link(aboutId);
