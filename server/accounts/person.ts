import { sql } from 'kysely';
import type { AdminLevel, Role } from '../../src/contract/people.ts';
import { batchLoader } from '../database/batch-loader.ts';
import type { Database, Databases, QueryExecutor } from '../database/open.ts';

/** Who makes a call, as the database knows them at this moment. */
export interface Person {
  readonly accountId: number;
  readonly sessionId: string;
  readonly role: Role;
  readonly adminLevel: AdminLevel | null;
  /** When they last gave their password in this session. */
  readonly passwordAt: Date;
}

/** A session's last use is recorded at most this often, so that reading costs no writing. */
const useRecordedEveryMs = 5 * 60_000;

interface RunningSession extends Person {
  readonly expiresAt: Date;
  readonly lastUsedAt: Date;
  readonly idleMinutes: number | null;
}

const findSession = batchLoader(runningSessions);

/**
 * The person behind a session that still runs and an account that may sign in; asked on every call. What a page
 * does by itself, as listening for news, is no use of a session: `isUse` says so.
 */
export async function findPerson(
  { db, reads }: Databases,
  sessionId: string,
  now: Date,
  isUse = true,
): Promise<Person | null> {
  const session = await findSession(reads, sessionId);
  if (!session || session.expiresAt <= now) return null;
  const { expiresAt: _, lastUsedAt, idleMinutes, ...person } = session;
  const unusedMs = now.getTime() - lastUsedAt.getTime();
  if (idleMinutes !== null && unusedMs >= idleMinutes * 60_000) return null;
  if (isUse && unusedMs > useRecordedEveryMs) await recordUse(db, sessionId, now);
  return person;
}

/** The sessions nobody has ended, of accounts that may sign in. */
async function runningSessions(
  reads: QueryExecutor,
  sessionIds: readonly string[],
): Promise<(RunningSession | null)[]> {
  const { rows } = await sql<RunningSession>`
    select a.id as "accountId", s.id as "sessionId", a.role, a.admin_level as "adminLevel",
      s.expires_at as "expiresAt", s.last_used_at as "lastUsedAt", s.idle_minutes as "idleMinutes",
      s.password_at as "passwordAt"
    from sessions s join accounts a on a.id = s.account_id
    where s.id = any(${sessionIds}::uuid[]) and s.ended_at is null and a.state = 'active'`.execute(
    reads,
  );
  const found = new Map(rows.map((row) => [row.sessionId, row]));
  return sessionIds.map((id) => found.get(id) ?? null);
}

async function recordUse(db: Database, sessionId: string, now: Date): Promise<void> {
  await sql`update sessions set last_used_at = ${now} where id = ${sessionId}`.execute(db);
}

/** An admin for work that goes on after their call; null once they are none any more. They have no session in it. */
export async function personOfAdmin(db: Database, accountId: number): Promise<Person | null> {
  const { rows } = await sql<Pick<Person, 'adminLevel'>>`
    select admin_level as "adminLevel" from accounts
    where id = ${accountId} and role = 'Admin' and state = 'active'`.execute(db);
  const [admin] = rows;
  return admin
    ? { accountId, sessionId: '', role: 'Admin', ...admin, passwordAt: new Date(0) }
    : null;
}

/** The address of an account, for records that name people in words. */
export async function emailOf(db: Database, accountId: number): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where id = ${accountId}`.execute(db);
  return rows[0]?.email ?? '';
}
