import { sql } from 'kysely';
import { asInstant } from '../../../platform/database/instant.ts';
import type { Database } from '../../../platform/database/open.ts';

interface Returned {
  readonly at: string;
  readonly reason: string;
}

/** When an admin made a draft of a project again instead of approving it, and why; null where that was not the last move. */
export async function reasonReturned(db: Database, projectId: number): Promise<Returned | null> {
  const { rows } = await sql<Returned & { isReturn: boolean }>`
    select ${asInstant(sql`at`)} as at, reason, from_status = 'Awaiting approval' and reason <> '' as "isReturn"
    from project_events where project_id = ${projectId} order by project_events.at desc, id desc limit 1`.execute(
    db,
  );
  const [last] = rows;
  return last?.isReturn ? { at: last.at, reason: last.reason } : null;
}
