import { ordinal } from '../../../../src/contract/ordinal.ts';
import type { Decision } from './wishes.ts';

/** A choice that did not come true, with what is known of its project in the run. */
export interface Missed {
  readonly places: number;
  /** Who got a place there: how many, and where the last of them stands. */
  readonly taken: number;
  readonly worst: number | null;
  /** Where the student stands, of how many. */
  readonly standing: number;
  readonly applicants: number;
  readonly stoodBy: Decision;
}

const because: Record<Decision, string> = {
  company: 'as ranked by the company',
  fit: 'by fit, because the company gave no rank',
  draw: 'by the recorded draw among applicants with the same fit, because the company gave no rank',
};

/** Why a choice did not come true, in a sentence that names nobody else and fits whoever reads it. */
export function explainMissed({
  places,
  taken,
  worst,
  standing,
  applicants,
  stoodBy,
}: Missed): string {
  const stood = `${ordinal(standing)} of ${applicants} in its order, ${because[stoodBy]}`;
  if (taken >= places && worst !== null && worst < standing) {
    const gone =
      places === 1
        ? 'Its only place went to a student ranked higher'
        : `All ${places} places went to students ranked higher`;
    return `${gone}. Rank: ${stood}.`;
  }
  return `Not given, so that more students get a place overall. Rank: ${stood}.`;
}
