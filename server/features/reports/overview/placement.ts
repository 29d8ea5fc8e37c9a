import { sql } from 'kysely';
import type { Overview } from '../../../../src/contract/reports/overview.ts';
import type { Database } from '../../../platform/database/open.ts';

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
