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
  company: 'as the company ranked',
  fit: 'by fit, because the company had not ranked',
  draw: 'by the recorded draw among equals, because the company had not ranked',
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
        ? 'Its only place went to a student who stands higher'
        : `All ${places} places went to students who stand higher`;
    return `${gone}. Standing: ${stood}.`;
  }
  return `Left aside so that more students find a place in all. Standing: ${stood}.`;
}
