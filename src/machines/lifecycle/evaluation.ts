import { daysLater } from '../../contract/days.ts';
import type { Moment, Outcome } from '../../contract/evaluations/evaluations.ts';
import { type Dimension, dimensions } from '../../contract/evaluations/rubric.ts';

/** Within how many days both sides are asked to write. */
const writtenWithin: Record<Moment, number> = { midpoint: 7, final: 14 };

/** So many days after that it opens, whoever has written, and nobody writes any more. */
export const openedAfter = 7;

/** The day by which both sides are asked to write. */
export const evaluationDueOn = (moment: Moment, askedOn: string): string =>
  daysLater(askedOn, writtenWithin[moment]);

/** The day on which it opens at the latest. */
export const evaluationOpensOn = (dueOn: string): string => daysLater(dueOn, openedAfter);

/** A side that has not written is told when it is asked, and so many days from the day it is due. */
const aroundDue = [-3, 0, 3, 6] as const;

/** The reminder whose day has come, in days from the day it is due; of several that were missed the last. */
export function evaluationReminder(moment: Moment, dueOn: string, today: string): number {
  const come = aroundDue.findLast((days) => daysLater(dueOn, days) <= today);
  return come ?? -writtenWithin[moment];
}

/** Whether somebody can still write. */
export const isWritable = (dueOn: string, today: string): boolean =>
  today < evaluationOpensOn(dueOn);

/** No step of a distinction is below this one. */
const noneBelow = 4;

/** What work has come to whose company says it is completed: with distinction from so high a mean of the steps on. */
export function outcomeOf(steps: Record<Dimension, number>, distinctionFrom: number): Outcome {
  const all = dimensions.map((dimension) => steps[dimension]);
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return mean >= distinctionFrom && Math.min(...all) >= noneBelow
    ? 'Completed with distinction'
    : 'Completed';
}
