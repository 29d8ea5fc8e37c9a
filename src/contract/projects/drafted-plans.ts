import * as v from 'valibot';
import { milestonesAtMost, milestoneWords, tooManyMilestones } from '../engagements/plans.ts';
import { typedNumber } from '../typed/numbers.ts';

/** As long as a project may last. */
const weeksAtMost = 104;

const afterWeeks = v.pipe(
  typedNumber('Say after how many weeks it is due.'),
  v.integer('Enter a whole number of weeks.'),
  v.minValue(1, 'Enter at least 1 week.'),
  v.maxValue(weeksAtMost, `Enter at most ${weeksAtMost} weeks.`),
);

/**
 * A milestone planned in weeks, before there is a day. The fields are in the order in which the database returns them.
 */
export const draftedMilestone = v.object({
  title: milestoneWords.title,
  /** From the day on which the work begins. */
  afterWeeks,
  /** In Markdown. */
  deliverable: milestoneWords.deliverable,
});
export type DraftedMilestone = v.InferOutput<typeof draftedMilestone>;

/** A company's plan while it posts a project; may be empty. */
export const draftedPlan = v.pipe(
  v.array(draftedMilestone),
  v.maxLength(milestonesAtMost, tooManyMilestones),
);

/** ‘after 1 week’: when a drafted milestone is due. */
export const weeksInWords = (weeks: number): string => `after ${numberOfWeeks(weeks)}`;

export const numberOfWeeks = (weeks: number): string => (weeks === 1 ? '1 week' : `${weeks} weeks`);
