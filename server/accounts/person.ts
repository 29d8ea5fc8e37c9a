import { sql } from 'kysely';
import type { AdminLevel, Role } from '../../src/contract/people.ts';
import type { Database } from '../database/open.ts';

/** Who makes a call, as the database knows them at this moment. */
export interface Person {
  readonly accountId: number;
  readonly sessionId: string;
  readonly role: Role;
  readonly adminLevel: AdminLevel | null;
}

/** A session's last use is noted at most this often, so that reading costs no writing. */
const useNotedEveryMs = 5 * 60_000;

/** The person behind a session that still runs and an account that may sign in; asked on every call. */
export async function findPerson(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<Person | null> {
  const { rows } = await sql<Person & { lastUsedAt: Date }>`
    select a.id as "accountId", s.id as "sessionId", a.role, a.admin_level as "adminLevel",
      s.last_used_at as "lastUsedAt"
    from sessions s join accounts a on a.id = s.account_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}
      and a.state = 'active'`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { lastUsedAt, ...person } = row;
  if (now.getTime() - lastUsedAt.getTime() > useNotedEveryMs) await noteUse(db, sessionId, now);
  return person;
}

async function noteUse(db: Database, sessionId: string, now: Date): Promise<void> {
  await sql`update sessions set last_used_at = ${now} where id = ${sessionId}`.execute(db);
}

/** The address of an account, for records that name people in words. */
export async function addressOf(db: Database, accountId: number): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where id = ${accountId}`.execute(db);
  return rows[0]?.email ?? '';
}
