import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { liveStates } from './live-states.ts';

/**
 * Keeps a student's ranking of their live applications, most wanted first.
 * @returns whether all of them were theirs and live; nothing is kept otherwise
 */
export const rankAsStudent = (
  transaction: Database,
  studentId: number,
  applicationIds: readonly number[],
): Promise<boolean> =>
  rank(transaction, sql.ref('preference'), sql`student_id = ${studentId}`, applicationIds);

/**
 * Keeps a company's ranking of a project's live applications, most wanted first.
 * @returns whether all of them were of the project and live; nothing is kept otherwise
 */
export const rankAsCompany = (
  transaction: Database,
  projectId: number,
  applicationIds: readonly number[],
): Promise<boolean> =>
  rank(transaction, sql.ref('company_rank'), sql`project_id = ${projectId}`, applicationIds);

/** Rows are locked in the order of their numbers, so that two rankings that share some never wait for each other. */
async function rank(
  transaction: Database,
  column: RawBuilder<unknown>,
  whose: RawBuilder<unknown>,
  applicationIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from applications
    where ${whose} and status in (${liveStates})
    order by id for update`.execute(transaction);
  const own = new Set(rows.map(({ id }) => id));
  const wanted = [...new Set(applicationIds)];
  if (wanted.some((id) => !own.has(id))) return false;
  await sql`
    update applications a set ${column} = ranked.place
    from (
      select own.id, array_position(${wanted}::bigint[], own.id) as place
      from unnest(${[...own]}::bigint[]) as own (id)
    ) ranked
    where a.id = ranked.id and a.${column} is distinct from ranked.place`.execute(transaction);
  return true;
}
