import { daysLater } from '../../contract/days.ts';
import type { Moment } from '../../contract/evaluations/evaluations.ts';
import type { Outcome } from '../../contract/evaluations/outcomes.ts';
import { type Dimension, dimensions } from '../../contract/evaluations/rubric.ts';

/** Within how many days both sides are asked to write. */
const writtenWithin: Record<Moment, number> = { midpoint: 7, final: 14 };

/** Days until it opens, even if a side has not written, and writing ends. */
export const openedAfter = 7;

/** The day by which both sides are asked to write. */
export const evaluationDueOn = (moment: Moment, askedOn: string): string =>
  daysLater(askedOn, writtenWithin[moment]);

/** The day on which it opens at the latest. */
export const evaluationOpensOn = (dueOn: string): string => daysLater(dueOn, openedAfter);

/** A side that has not written is reminded when it is asked, and on these days counted from the due day. */
const aroundDue = [-3, 0, 3, 6] as const;

/** The reminder whose day has come, in days from the day it is due; of several that were missed the last. */
export function evaluationReminder(moment: Moment, dueOn: string, today: string): number {
  const come = aroundDue.findLast((days) => daysLater(dueOn, days) <= today);
  return come ?? -writtenWithin[moment];
}

export const isWritable = (dueOn: string, today: string): boolean =>
  today < evaluationOpensOn(dueOn);

/** No step of a distinction is below this one. */
const noneBelow = 4;

/** Decides the outcome of work its company calls completed: with distinction from this mean of the steps on. */
export function outcomeOf(steps: Record<Dimension, number>, distinctionFrom: number): Outcome {
  const all = dimensions.map((dimension) => steps[dimension]);
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return mean >= distinctionFrom && Math.min(...all) >= noneBelow
    ? 'Completed with distinction'
    : 'Completed';
}

/** Days after an admin's decision in which either side may object. */
export const objectedWithin = 14;

/** Last day on which a side may answer the questions about work that ended early. */
export const endAnsweredUntil = (endedOn: string): string => daysLater(endedOn, 14);

/** Outcome of the work and how it was decided. Days such as `2031-05-04`, in the programme's zone. */
interface Decided {
  readonly decidedOn: string;
  /** True if an admin decided it, with reasons; false if it followed from the company's evaluation. */
  readonly byOffice: boolean;
  readonly isObjected: boolean;
  /** True if an admin has decided about the objection. */
  readonly isDecidedAgain: boolean;
}

/**
 * First day on which an outcome is final; null while an objection is open. Until the day before, either side may
 * object. A credential needs a final outcome.
 */
export function finalFrom(decided: Decided): string | null {
  const { decidedOn, byOffice, isObjected, isDecidedAgain } = decided;
  if (!byOffice || isDecidedAgain) return decidedOn;
  return isObjected ? null : daysLater(decidedOn, objectedWithin + 1);
}

/** The last day on which a side may object that has not; null for none. */
export const objectUntil = ({ decidedOn, byOffice, isDecidedAgain }: Decided): string | null =>
  byOffice && !isDecidedAgain ? daysLater(decidedOn, objectedWithin) : null;
