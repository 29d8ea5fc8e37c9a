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

const accountColumns = sql`id, email, role, state, password_hash as "passwordHash"`;

/** The account of an address in any letter case, or null. */
export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select ${accountColumns} from accounts where lower(email) = lower(${email})`.execute(db);
  return rows[0] ?? null;
}

export async function accountById(db: Database, id: number): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select ${accountColumns} from accounts where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function addAccount(
  db: Database,
  account: {
    email: string;
    role: Role;
    adminLevel?: AdminLevel;
    /** What an admin is called; without one, by the beginning of the address. */
    adminName?: string;
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
      admin_name:
        account.role === 'Admin' ? (account.adminName ?? localPartOf(account.email)) : null,
      password_hash: account.passwordHash,
      state: account.state,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Makes accounts without passwords for the addresses nobody has. @returns their numbers by address */
export async function addAccounts(
  transaction: Database,
  emails: readonly string[],
  role: Role,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ email: string; id: number }>`
    insert into accounts (email, role, state, created_at)
    select email, ${role}, 'active', ${now} from unnest(${emails}::text[]) as guest (email)
    on conflict (lower(email)) do nothing
    returning email, id`.execute(transaction);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

export const localPartOf = (email: string): string => email.split('@', 1)[0] ?? email;

export async function setState(
  db: Database,
  accountId: number,
  state: AccountState,
): Promise<void> {
  await db.updateTable('accounts').set({ state }).where('id', '=', accountId).execute();
}

/** Sets a password that was proved by mail or by the old one; an account that waited for its code is active now. */
export async function updatePassword(
  db: Database,
  accountId: number,
  passwordHash: string,
): Promise<void> {
  await sql`
    update accounts set password_hash = ${passwordHash},
      state = case state when 'unverified' then 'active' else state end
    where id = ${accountId}`.execute(db);
}

/** An account without a password, whose owner sets the first one by a mailed link. */
export async function forgetPassword(db: Database, accountId: number): Promise<void> {
  await sql`
    update accounts set password_hash = null,
      state = case state when 'unverified' then 'active' else state end
    where id = ${accountId}`.execute(db);
}

export async function insertSession(
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
      last_used_at: session.from,
      expires_at: session.until,
      ended_at: null,
      password_at: session.from,
    })
    .execute();
}

/** Removes an account nobody has confirmed, so that its address can start over. */
export async function deleteUnverified(db: Database, accountId: number): Promise<void> {
  await sql`delete from companies where account_id = ${accountId}`.execute(db);
  await sql`delete from accounts where id = ${accountId} and state = 'unverified'`.execute(db);
}
