import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/**
 * Keeps a student's ranking of their applications that wait for the company, most wanted first.
 * @returns whether all of them were theirs and live; nothing is kept otherwise
 */
export async function rankApplications(
  transaction: Database,
  studentId: number,
  applicationIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from applications
    where student_id = ${studentId} and status in ('Under Review', 'Shortlisted', 'Offered', 'Accepted')
    for update`.execute(transaction);
  const own = new Set(rows.map(({ id }) => id));
  const wanted = [...new Set(applicationIds)];
  if (wanted.some((id) => !own.has(id))) return false;
  await sql`
    update applications a set preference = ranked.place
    from (
      select own.id, array_position(${wanted}::bigint[], own.id) as place
      from unnest(${[...own]}::bigint[]) as own (id)
    ) ranked
    where a.id = ranked.id`.execute(transaction);
  return true;
}
