import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

/**
 * Keeps with a session where the primary's log is now, after a change of its person was committed.
 *
 * It waits for no disk: `synchronous_commit` is off for this statement alone. Only a crash of the primary within the next
 * moments can lose it, and then every instance loses its connections too, after which it reads for nobody who is signed in
 * from a replica that lacks what the primary had when it came back (`freshness.ts`).
 */
export async function noteWrite(db: Database, sessionId: string): Promise<void> {
  await sql`
    with unhurried as (select set_config('synchronous_commit', 'off', true))
    update sessions set last_write = pg_current_wal_insert_lsn() from unhurried where id = ${sessionId}`.execute(
    db,
  );
}
