import { daysLater } from '../../../../src/contract/days.ts';
import { dayInWords } from '../../../../src/contract/deadlines.ts';
import type { Term, TermDate } from '../../../../src/contract/terms/terms.ts';
import type { StudentStanding } from '../../../../src/contract/universities/faculty.ts';
import type { News } from '../../../platform/notifications/notify.ts';
import type { Concerned } from './concerned.ts';

/** Days before a date that people are reminded of it. */
const remindedDaysBefore = 3;

interface Reminder {
  readonly date: TermDate;
  readonly concerns: Concerned;
  readonly title: string;
  /** Takes the name of the term and the day. */
  readonly message: (term: string, day: string) => string;
  readonly link: (term: Term) => string;
}

const browse = ({ id }: Term) => `/student/dashboard?term=${id}`;
const applications = ({ id }: Term) => `/student/myproject?term=${id}`;
const panel = ({ id }: Term) => `/company/company-panel?term=${id}`;
const board = ({ id }: Term) => `/faculty/work?term=${id}`;
const students =
  (standing: StudentStanding) =>
  ({ id }: Term) =>
    `/faculty/students?term=${id}&standing=${encodeURIComponent(standing)}`;

/** Reminders for each side, by date of a term. */
const reminders: readonly Reminder[] = [
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

/** One reminder for one person, and the day it is about. */
export interface DueReminder {
  readonly termId: number;
  readonly date: TermDate;
  readonly day: string;
  readonly concerns: Concerned;
  readonly news: News;
}

/** Lists the reminders due on a day: from three days before each date of a term until it is over. */
export function dueReminders(terms: readonly Term[], today: string): DueReminder[] {
  const last = daysLater(today, remindedDaysBefore);
  return terms.flatMap((term) =>
    reminders
      .filter(({ date }) => today <= term[date] && term[date] <= last)
      .map(({ date, concerns, title, message, link }) => {
        const day = dayInWords(new Date(`${term[date]}T00:00:00Z`));
        const news = { title, message: message(term.name, day), link: link(term) };
        return {
          termId: term.id,
          date,
          day: term[date],
          concerns,
          news: { kind: 'term dates', ...news } as const,
        };
      }),
  );
}
