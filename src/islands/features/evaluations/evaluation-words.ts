import type { Room } from '../../../contract/engagements/engagements.ts';
import type {
  Evaluation,
  EvaluationRound,
  Moment,
} from '../../../contract/evaluations/evaluations.ts';
import type { WorkOutcome } from '../../../contract/evaluations/outcomes.ts';
import type { Side } from '../../../contract/evaluations/rubric.ts';
import { calendarDay } from '../../ui/status/dates.ts';

type Named = Pick<Room, 'studentName' | 'companyName'>;

export const roundTitles: Record<Moment, string> = {
  midpoint: 'Midpoint evaluation',
  final: 'Final evaluation',
};

export const otherSide = (side: Side): Side => (side === 'student' ? 'company' : 'student');

export const nameOf = (side: Side, { studentName, companyName }: Named): string =>
  side === 'student' ? studentName : companyName;

/** Introduction for a side before it writes. */
export const whatIsAsked = (other: string, { opensOn }: EvaluationRound): string =>
  `You evaluate ${other}, and ${other} evaluates you. Neither side can read what the other writes, or see whether it has written, until both have written or until ${calendarDay(opensOn)}. Then both open at once and cannot be changed any more.`;

/** A shorter introduction above the form. */
export const whatFollows = (other: string, { opensOn }: EvaluationRound): string =>
  `What you write is sealed until both sides have written, or until ${calendarDay(opensOn)}. You can change it until then. Then ${other} and the programme’s office can read it, and it cannot be changed any more.`;

export const sealedWords = ({ opensOn }: EvaluationRound): string =>
  `Yours is in. Both open once both sides have written, or on ${calendarDay(opensOn)}. You can change yours until then.`;

/** Progress before the seal breaks. Admins see who has written, the university does not. */
export function writtenWords(round: EvaluationRound, named: Named, isOffice: boolean): string {
  const opens = `Both open once both sides have written, or on ${calendarDay(round.opensOn)}.`;
  if (!isOffice) return opens;
  const who = round.written.map((side) => nameOf(side, named)).join(' and ');
  const sofar = who ? `${who} has written.` : 'Neither side has written yet.';
  return `${sofar} ${opens}`;
}

/** Said of a side that has not written. Only once its time is over is that its last word. */
export const notWritten = (
  name: string,
  { openedAt, opensOn }: Pick<EvaluationRound, 'openedAt' | 'opensOn'>,
): string =>
  openedAt !== null && openedAt.slice(0, 10) >= opensOn
    ? `${name} did not write an evaluation by ${calendarDay(opensOn)}.`
    : `${name} has not written an evaluation.`;

export const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

export const againWords = (again: 'yes' | 'no', other: string): string =>
  again === 'yes' ? `Would work with ${other} again.` : `Would not work with ${other} again.`;

export const recommendsWords: Record<Evaluation['recommends'], string> = {
  '': '',
  completed: 'Says that the work is completed.',
  'office decides': 'Leaves it to the programme’s office to decide whether the work is completed.',
};

export const outcomeWords = (
  { outcome, because }: Pick<WorkOutcome, 'outcome' | 'because'>,
  company: string,
): string =>
  because ? `${outcome}, decided by the programme’s office` : `${outcome}, according to ${company}`;
