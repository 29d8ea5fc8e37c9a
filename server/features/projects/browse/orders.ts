import { type RawBuilder, sql } from 'kysely';
import type { ProjectSort } from '../../../../src/contract/projects/projects.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { ProjectQuery } from './filter.ts';

const byAge = sql`p.posted_at desc, p.id desc`;

const orders: Record<ProjectSort, RawBuilder<unknown>> = {
  waiting: sql`w."oldestNewAt" asc nulls last, ${byAge}`,
  newest: byAge,
  usual: byAge,
  // Ranked by the one who reads; what is ranked are the newest.
  fit: byAge,
  deadline: sql`p.deadline asc nulls last, p.id asc`,
  title: sql`lower(p.title), p.id`,
  '-title': sql`lower(p.title) desc, p.id desc`,
};

/** Students see what they can apply to first, as the indexes have it; with these statuses nothing is open. */
const isOpenFirst = (person: Person, { status }: Pick<ProjectQuery, 'status'>): boolean =>
  person.role === 'Student' && (status === null || status === 'pending');

/** The order of a list of `projects p`. `inTitle` tells what a search found by its title, which comes first. */
export function orderOf(
  person: Person,
  query: Pick<ProjectQuery, 'status'>,
  sort: ProjectSort,
  inTitle?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const first = isOpenFirst(person, query) ? sql`p.open desc, ` : sql``;
  return sql`${first}${inTitle ? sql`${inTitle} desc, ` : sql``}${orders[sort]}`;
}
