import { ordinal } from '../../../../../src/contract/words/ordinal.ts';
import type { Decision } from './wishes.ts';

/** A choice that did not come true, with what is known of its project in the run. */
export interface Missed {
  readonly places: number;
  readonly taken: number;
  readonly pinned: number;
  /** Place in the project's order of the last unpinned student taken. */
  readonly worst: number | null;
  /** Set if the student was pinned to another project, or excluded from this one. */
  readonly setAside: 'pin' | 'exclusion' | null;
  /** Place of the student in the project's order, and its length. */
  readonly standing: number;
  readonly applicants: number;
  readonly stoodBy: Decision;
}

const because: Record<Decision, string> = {
  company: 'as ranked by the company',
  fit: 'by fit, because the company gave no rank',
  draw: 'by the recorded draw among applicants with the same fit, because the company gave no rank',
};

/**
 * Explains in a sentence why a choice failed. It names nobody else and gives no reason for a pin or an exclusion, so
 * anybody may read it.
 */
export function explainMissed(missed: Missed): string {
  if (missed.setAside === 'exclusion')
    return 'The programme’s office left this application out of this assignment.';
  if (missed.setAside === 'pin')
    return 'Not considered, because the programme’s office had already given a place elsewhere.';
  const { standing, applicants, stoodBy } = missed;
  const stood = `${ordinal(standing)} of ${applicants} in its order, ${because[stoodBy]}`;
  return `${whereItWent(missed)}. Rank: ${stood}.`;
}

function whereItWent({ places, taken, pinned, worst, standing }: Missed): string {
  const free = places - pinned;
  const isTaken = taken >= places && (free === 0 || (worst !== null && worst < standing));
  if (!isTaken) return 'Not given, so that more students get a place overall';
  const all = places === 1 ? 'Its only place' : `All ${places} places`;
  if (pinned === 0)
    return `${all} went to ${places === 1 ? 'a student' : 'students'} ranked higher`;
  if (free === 0)
    return `${all} ${places === 1 ? 'was' : 'were'} given by the programme’s office beforehand`;
  const rest = free === 1 ? 'the other went to a student' : 'the others went to students';
  return `The programme’s office gave ${pinned} of its ${places} places beforehand; ${rest} ranked higher`;
}
