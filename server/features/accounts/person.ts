import type { MemberRole } from '../../../src/contract/companies/member-rights.ts';
import type { Person } from '../../platform/calls/person.ts';
import { batchLoader } from '../../platform/database/batch-loader.ts';
import type { Database } from '../../platform/database/open.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { allRows, execute, firstRow, firstValue } from '../../platform/database/rows.ts';

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
  db: Database,
  sessionId: string,
  now: Date,
  isUse = true,
): Promise<Person | null> {
  const session = await findSession(pipelined(db), sessionId);
  if (!session || session.expiresAt <= now) return null;
  const { expiresAt: _, lastUsedAt, idleMinutes, ...person } = session;
  const unusedMs = now.getTime() - lastUsedAt.getTime();
  if (idleMinutes !== null && unusedMs >= idleMinutes * 60_000) return null;
  if (isUse && unusedMs > useRecordedEveryMs) await recordUse(db, sessionId, now);
  return person;
}

/** Sessions that nobody has ended, of accounts that may sign in. A person who left their company signs in for none. */
async function runningSessions(
  db: Database,
  sessionIds: readonly string[],
): Promise<(RunningSession | null)[]> {
  const rows = await allRows<RunningSession>(db)`
    select a.id as "accountId", s.id as "sessionId", a.role, a.admin_level as "adminLevel",
      case when m.company_id is not null
        then json_build_object('companyId', m.company_id, 'memberRole', m.member_role, 'name', m.name) end as member,
      s.expires_at as "expiresAt", s.last_used_at as "lastUsedAt", s.idle_minutes as "idleMinutes",
      s.password_at as "passwordAt", (s.last_write - '0/0')::bigint as "lastWrite"
    from sessions s join accounts a on a.id = s.account_id
      left join company_members m on m.account_id = a.id and m.left_at is null
    where s.id = any(${sessionIds}::uuid[]) and s.ended_at is null and a.state = 'active'
      and (a.role = 'Company') = (m.account_id is not null)`;
  const found = new Map(rows.map((row) => [row.sessionId, row]));
  return sessionIds.map((id) => found.get(id) ?? null);
}

const recordUse = (db: Database, sessionId: string, now: Date) =>
  execute(db)`update sessions set last_used_at = ${now} where id = ${sessionId}`;

/** An admin for work that goes on after their call; null once they are none any more. They have no session in it. */
export async function personOfAdmin(db: Database, accountId: number): Promise<Person | null> {
  const admin = await firstRow<Pick<Person, 'adminLevel'>>(db)`
    select admin_level as "adminLevel" from accounts
    where id = ${accountId} and role = 'Admin' and state = 'active'`;
  return admin
    ? {
        accountId,
        sessionId: '',
        role: 'Admin',
        ...admin,
        member: null,
        passwordAt: new Date(0),
        lastWrite: null,
      }
    : null;
}

/** Role of an account in the company it signs in for; null without a company. */
export const memberRoleOf = (db: Database, accountId: number) =>
  firstValue<MemberRole>(db)`
    select member_role from company_members
    where account_id = ${accountId} and left_at is null`;

/** The address of an account, for records that name people in words. */
export async function emailOf(db: Database, accountId: number): Promise<string> {
  const email = await firstValue<string>(db)`
    select email from accounts where id = ${accountId}`;
  return email ?? '';
}
