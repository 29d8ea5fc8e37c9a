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

/** The person behind a session that still runs and an account that may sign in; asked on every call. */
export async function findPerson(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select a.id as "accountId", s.id as "sessionId", a.role, a.admin_level as "adminLevel"
    from sessions s join accounts a on a.id = s.account_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}
      and a.state = 'active'`.execute(db);
  return rows[0] ?? null;
}
