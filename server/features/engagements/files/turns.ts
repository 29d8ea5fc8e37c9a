import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

/** How many of somebody's files wait to be checked: whoever has fewer is checked first. */
export async function waitingChecksOf(db: Database, accountId: number | null): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from files
    where account_id = ${accountId} and state in ('Checking', 'Quarantined')`.execute(db);
  return rows[0]!.waiting;
}

/** How many of somebody's files wait to be drawn: whoever has fewer is drawn first. */
export async function waitingDrawingsOf(db: Database, accountId: number | null): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from files
    where account_id = ${accountId} and drawing = 'waiting'`.execute(db);
  return rows[0]!.waiting;
}
