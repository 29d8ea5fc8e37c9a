import type { Term, TermForm } from '../../../src/contract/terms/terms.ts';

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

/** Why a term cannot be deleted; null where nothing hangs on it. */
export function decideDelete({
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
  return `${name} cannot be deleted: ${hanging.join(' and ')} ${verb} in it.`;
}

const counted = (number: number, noun: string): string =>
  number === 0 ? '' : `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** What a project's term comes to by the clock. */
export interface TermTimes {
  readonly name: string;
  /** Applying begins, and ends. */
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Offers end. */
  readonly answersEndAt: Date;
  /** The term is past. */
  readonly endsAt: Date;
}

/** Whether a term is past, so that what is in it stays as it is. */
export const isOver = (term: Pick<TermTimes, 'endsAt'> | null, now: Date): boolean =>
  term !== null && term.endsAt <= now;
