import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { type FitProject, type FitStudent, fitsOf, requirementsOf } from '../../students/fit.ts';
import { found, isOpenAt, orderOf, type ProjectQuery, projectFilter } from './filter.ts';
import type { ReadOptions } from './select.ts';

/** How many of the first matching projects are ranked by fit, so that the cost does not grow with the table. */
const rankedAtMost = 500;

interface Candidate extends FitProject {
  readonly id: number;
  /** What one can apply to comes first, then what a search found by its title. */
  readonly rank: number;
}

/** The matching projects' numbers, best fit first within each rank, newer ones first among equals. */
export async function rankedByFit(
  db: Database,
  { person, now }: ReadOptions,
  query: ProjectQuery,
  student: FitStudent,
): Promise<number[]> {
  const where = projectFilter(person, query, now);
  const order = orderOf(person, query, 'fit');
  const inTitle = query.searchText ? sql`found.in_title` : undefined;
  const rows = await allRows<Candidate>(db)`
    select p.id, p.skills, p.engineering_type as "engineeringType", p.duration_days as duration,
      2 * (${isOpenAt(now)})::int + (${inTitle ?? sql`false`})::int as rank
    from projects p ${
      query.searchText
        ? sql`join ${found(query.searchText, where, order, rankedAtMost)} found on found.id = p.id`
        : sql`where ${where}`
    }
    order by ${orderOf(person, query, 'fit', inTitle)}
    limit ${sql.lit(rankedAtMost)}`;
  const fitOf = fitsOf(student);
  return rows
    .map((project) => ({ ...project, score: fitOf(requirementsOf(project)).score }))
    .sort((one, other) => other.rank - one.rank || other.score - one.score)
    .map(({ id }) => id);
}
