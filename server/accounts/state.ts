import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { setState } from './repository.ts';
import { endSessions } from './sessions/sessions.ts';

/** Lets somebody sign in, or no longer: every session ends in the same transaction. */
export async function setAccountState(
  transaction: Database,
  accountId: number,
  state: 'active' | 'disabled',
  now: Date,
): Promise<void> {
  await setState(transaction, accountId, state);
  if (state === 'disabled') await endSessions(transaction, accountId, null, now);
}

/** Removes an account with its sessions, links and whatever else belongs to it alone. */
export async function dropAccount(transaction: Database, accountId: number): Promise<void> {
  await sql`delete from accounts where id = ${accountId}`.execute(transaction);
}
