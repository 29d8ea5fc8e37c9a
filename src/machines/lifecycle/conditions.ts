import * as v from 'valibot';
import type { FieldError } from '../../contract/problem.ts';
import { type Conditions, conditions } from '../../contract/projects/conditions.ts';
import { type DraftedMilestone, numberOfWeeks } from '../../contract/projects/drafted-plans.ts';

const stated = v.object(conditions);
const namesOf = Object.keys(conditions) as (keyof Conditions)[];

/** What a project must still state before students can apply, each with the sentence that asks for it. */
export function unstatedIn(project: Conditions): FieldError[] {
  const { issues = [] } = v.safeParse(stated, project, { abortPipeEarly: true });
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
}

/** What students could read before and could not read any more. */
export const withdrawnIn = (before: Conditions, after: Conditions): FieldError[] =>
  unstatedIn(after).filter(({ path }) => namesOf.some((name) => name === path && before[name]));

interface Days extends Pick<Conditions, 'startDate' | 'endDate'> {
  readonly draftedPlan?: readonly Pick<DraftedMilestone, 'afterWeeks'>[] | undefined;
}

/** How many weeks the work lasts, the last perhaps not whole; null while its days are not stated. */
export const weeksOf = ({ startDate, endDate }: Days): number | null =>
  startDate && endDate
    ? Math.max(1, Math.ceil((Date.parse(endDate) - Date.parse(startDate)) / week))
    : null;

const week = 7 * 86_400_000;

/** What of the days cannot be: an end before the start, or a milestone after the end; null for nothing. */
export function daysProblem(days: Days): FieldError | null {
  const { startDate, endDate, draftedPlan = [] } = days;
  if (startDate && endDate && endDate < startDate)
    return { path: 'endDate', message: 'Choose a day after the start.' };
  const weeks = weeksOf(days) ?? Number.POSITIVE_INFINITY;
  const late = draftedPlan.findIndex(({ afterWeeks }) => afterWeeks > weeks);
  if (late < 0) return null;
  const message = `The work lasts ${numberOfWeeks(weeks)}. Choose an earlier one, or a later end.`;
  return { path: `draftedPlan.${late}.afterWeeks`, message };
}
