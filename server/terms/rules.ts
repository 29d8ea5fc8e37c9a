import type { Term, TermDates, TermForm } from '../../src/contract/terms.ts';
import { endOfDay, startOfDay } from './programme-day.ts';

/** How the audit log names a term. */
export const auditSubject = ({ id, name }: Pick<Term, 'id' | 'name'>) =>
  ({ kind: 'term', subjectId: id, subject: name }) as const;

/** What the audit log keeps of a term. */
export const factsOf = ({
  name,
  applyFrom,
  applyTo,
  answerBy,
  workFrom,
  workTo,
  evaluateBy,
}: TermForm): TermForm => ({ name, applyFrom, applyTo, answerBy, workFrom, workTo, evaluateBy });

/** The instants that a term's days begin or end at. */
export const instantsOf = (dates: TermDates, timeZone: string) => ({
  opens_at: startOfDay(timeZone, dates.applyFrom),
  closes_at: endOfDay(timeZone, dates.applyTo),
  answers_end_at: endOfDay(timeZone, dates.answerBy),
  ends_at: endOfDay(timeZone, dates.evaluateBy),
});

/** Why a term cannot be deleted; null where nothing hangs on it. */
export function judgeDelete({
  name,
  projects,
  students,
}: {
  readonly name: string;
  readonly projects: number;
  readonly students: number;
}): string | null {
  const hanging = [counted(projects, 'project'), counted(students, 'student')].filter(Boolean);
  if (hanging.length === 0) return null;
  const verb = projects + students === 1 ? 'is' : 'are';
  return `${hanging.join(' and ')} ${verb} in ${name}.`;
}

const counted = (number: number, noun: string): string =>
  number === 0 ? '' : `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
