import * as v from 'valibot';
import { dayMs } from '../../contract/days.ts';
import type { FieldError } from '../../contract/problem.ts';
import { daysOf } from '../../contract/projects/condition-words.ts';
import { type Conditions, conditions } from '../../contract/projects/conditions.ts';
import { type DraftedMilestone, numberOfWeeks } from '../../contract/projects/drafted-plans.ts';

const stated = v.object(conditions);
const namesOf = Object.keys(conditions) as (keyof Conditions)[];

/** Conditions a project must still state before students can apply, each with its sentence. */
export function unstatedIn(project: Conditions): FieldError[] {
  const { issues = [] } = v.safeParse(stated, project, { abortPipeEarly: true });
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
}

/** Conditions that students could read before this edit and could not after it. */
export const withdrawnIn = (before: Conditions, after: Conditions): FieldError[] =>
  unstatedIn(after).filter(({ path }) => namesOf.some((name) => name === path && before[name]));

interface Days extends Pick<Conditions, 'startDate' | 'endDate'> {
  /** Days of work. */
  readonly duration?: number;
  readonly draftedPlan?: readonly Pick<DraftedMilestone, 'afterWeeks'>[] | undefined;
}

/** Weeks of work, the last perhaps not whole; null while its dates are not stated. */
export const weeksOf = ({ startDate, endDate }: Days): number | null =>
  startDate && endDate
    ? Math.max(1, Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / week))
    : null;

const week = 7 * dayMs;

/** Days from the start to the end, both counted; null while they are not stated. */
export const daysBetween = ({ startDate, endDate }: Days): number | null =>
  startDate && endDate ? (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1 : null;

/**
 * A contradiction in the dates: an end before the start, more days of work than there are between, or a milestone after
 * the end. Null for none.
 */
export function daysProblem(days: Days): FieldError | null {
  const { startDate, endDate, duration = 0, draftedPlan = [] } = days;
  if (startDate && endDate && endDate < startDate)
    return { path: 'endDate', message: 'Choose a day after the start.' };
  const most = daysBetween(days) ?? Number.POSITIVE_INFINITY;
  if (duration > most)
    return {
      path: 'duration',
      message: `From the start to the end there are ${daysOf(most)}. Enter at most that, or choose a later end.`,
    };
  const weeks = weeksOf(days) ?? Number.POSITIVE_INFINITY;
  const late = draftedPlan.findIndex(({ afterWeeks }) => afterWeeks > weeks);
  if (late < 0) return null;
  const message = `The work lasts ${numberOfWeeks(weeks)}. Choose an earlier one, or a later end.`;
  return { path: `draftedPlan.${late}.afterWeeks`, message };
}
