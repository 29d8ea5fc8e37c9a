import { sql } from 'kysely';
import type { AdminLevel, Role } from '../../src/contract/people.ts';
import type { Database } from '../database/open.ts';
import type { AccountState } from '../database/tables.ts';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly passwordHash: string | null;
}

/** The account of an address in any letter case, or null. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select id, email, role, state, password_hash as "passwordHash"
    from accounts where lower(email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
}

export async function addAccount(
  db: Database,
  account: {
    email: string;
    role: Role;
    adminLevel?: AdminLevel;
    passwordHash: string | null;
    state: AccountState;
  },
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('accounts')
    .values({
      email: account.email,
      role: account.role,
      admin_level: account.adminLevel ?? null,
      password_hash: account.passwordHash,
      state: account.state,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setState(
  db: Database,
  accountId: number,
  state: AccountState,
): Promise<void> {
  await db.updateTable('accounts').set({ state }).where('id', '=', accountId).execute();
}

export async function setPassword(
  db: Database,
  accountId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute();
}

export async function openSession(
  db: Database,
  session: { id: string; accountId: number; userAgent: string; from: Date; until: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      user_agent: session.userAgent.slice(0, 400),
      created_at: session.from,
      expires_at: session.until,
      ended_at: null,
    })
    .execute();
}

export async function endSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await sql`update sessions set ended_at = ${now} where id = ${sessionId} and ended_at is null`.execute(
    db,
  );
}

/** Removes an account nobody has confirmed, so that its address can start over. */
export async function dropUnverified(db: Database, accountId: number): Promise<void> {
  await sql`delete from companies where account_id = ${accountId}`.execute(db);
  await sql`delete from accounts where id = ${accountId} and state = 'unverified'`.execute(db);
}
