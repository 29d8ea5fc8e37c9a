import * as v from 'valibot';
import type { FieldError } from '../../contract/problem.ts';
import { type Conditions, conditions } from '../../contract/projects/conditions.ts';

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

export const daysInOrder = 'Choose a day after the start.';
/** Why the days cannot be, or null. */
export const datesProblem = ({
  startDate,
  endDate,
}: Pick<Conditions, 'startDate' | 'endDate'>): string | null =>
  startDate && endDate && endDate < startDate ? daysInOrder : null;
