import type { Term, TermForm } from '../../../src/contract/terms/terms.ts';

export const auditSubject = ({ id, name }: Pick<Term, 'id' | 'name'>) =>
  ({ kind: 'term', subjectId: id, subject: name }) as const;

/** Fields of a term kept in the audit log. */
export const factsOf = ({
  name,
  applyFrom,
  applyTo,
  answerBy,
  workFrom,
  workTo,
  evaluateBy,
}: TermForm): TermForm => ({ name, applyFrom, applyTo, answerBy, workFrom, workTo, evaluateBy });

/** Explains why a term cannot be deleted; null if nothing depends on it. */
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

/** True if a term is past, so that nothing in it changes any more. */
export const isOver = (term: Pick<TermTimes, 'endsAt'> | null, now: Date): boolean =>
  term !== null && term.endsAt <= now;
