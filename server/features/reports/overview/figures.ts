import { type RawBuilder, sql } from 'kysely';
import type { Figure, Overview } from '../../../../src/contract/reports/overview.ts';
import type { Database } from '../../../platform/database/open.ts';
import { growthOf, monthEnds } from './rules.ts';

/** When each thing that is counted came to be; a project that was completed twice counts from the last time. */
const moments = {
  companies: sql`select created_at as at from companies`,
  students: sql`select joined_at as at from students`,
  projects: sql`select posted_at as at from projects`,
  completedProjects: sql`
    select max(e.at) as at from projects p join project_events e on e.project_id = p.id and e.to_status = 'Completed'
    where p.status = 'Completed' group by p.id`,
};

/** The four cards: each one pass over one index. */
export async function figures(
  db: Database,
  now: Date,
): Promise<Record<keyof typeof moments, Figure>> {
  const ends = monthEnds(now);
  return {
    companies: await figure(db, moments.companies, ends),
    students: await figure(db, moments.students, ends),
    projects: await figure(db, moments.projects, ends),
    completedProjects: await figure(db, moments.completedProjects, ends),
  };
}

async function figure(
  db: Database,
  happened: RawBuilder<unknown>,
  ends: readonly Date[],
): Promise<Figure> {
  const counts = ends.map((end) => sql`count(*) filter (where at < ${end})::int`);
  const { rows } = await sql<{ total: number; trend: number[] }>`
    select count(*)::int as total, array[${sql.join(counts)}] as trend from (${happened}) happened`.execute(
    db,
  );
  const { total, trend } = rows[0]!;
  return { total, growth: growthOf(trend.at(-1) ?? 0, total), trend: [...trend, total] };
}

/** How many students have applied, and how many of them have a place or finished their work. One pass over an index. */
export async function placement(db: Database): Promise<Overview['placement']> {
  const { rows } = await sql<Overview['placement']>`
    select count(*)::int as applied, (count(*) filter (where has_place))::int as placed
    from (
      select student_id, bool_or(status in ('Accepted', 'Completed')) as has_place
      from applications group by student_id
    ) applicants`.execute(db);
  return rows[0]!;
}
