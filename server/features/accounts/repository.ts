import { sql } from 'kysely';
import type { AdminLevel, Role } from '../../../src/contract/accounts/people.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, execute, firstRow, insertRow } from '../../platform/database/rows.ts';
import type { AccountState } from '../../platform/database/tables.ts';
import { normalEmail } from './normal-email.ts';
import { endSignUps } from './registration/sign-ups.ts';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly state: AccountState;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

const accountColumns = sql`id, email, role, state, password_hash as "passwordHash",
  created_at as "createdAt"`;

/** The account that has an address; where nobody has, the newest sign-up that waits for it; or null. */
export const findAccount = (db: Database, email: string) =>
  firstRow<Account>(db)`
    select ${accountColumns} from accounts where normal_email = ${normalEmail(email)}
    order by state = 'unverified', id desc limit 1`;

export const accountById = (db: Database, id: number) =>
  firstRow<Account>(db)`
    select ${accountColumns} from accounts where id = ${id}`;

/** Makes an account. One that need not wait for a code ends what waited for its address. */
export async function addAccount(
  db: Database,
  account: {
    email: string;
    role: Role;
    adminLevel?: AdminLevel;
    /** Without a name, an admin is shown by the start of the address. */
    adminName?: string;
    passwordHash: string | null;
    state: AccountState;
  },
  now: Date,
): Promise<number> {
  if (account.state !== 'unverified') await endSignUps(db, [account.email]);
  return insertRow(db, 'accounts', {
    email: account.email,
    normal_email: normalEmail(account.email),
    role: account.role,
    admin_level: account.adminLevel ?? null,
    admin_name: account.role === 'Admin' ? (account.adminName ?? localPartOf(account.email)) : null,
    password_hash: account.passwordHash,
    state: account.state,
    created_at: now,
  });
}

/** Makes accounts without passwords for the addresses nobody has. @returns their numbers by address */
export async function addAccounts(
  transaction: Database,
  emails: readonly string[],
  role: Role,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  await endSignUps(transaction, emails);
  const rows = await allRows<{ email: string; id: number }>(transaction)`
    insert into accounts (email, normal_email, role, state, created_at)
    select email, normal, ${role}, 'active', ${now}
    from unnest(${emails}::text[], ${emails.map(normalEmail)}::text[]) as invitee (email, normal)
    on conflict (normal_email) where state <> 'unverified' do nothing
    returning email, id`;
  return new Map(rows.map(({ email, id }) => [email, id]));
}

export const localPartOf = (email: string): string => email.split('@', 1)[0] ?? email;

/** Changes an account's state, and ends the sign-ups that wait with its address. */
export async function setState(
  db: Database,
  accountId: number,
  state: 'active' | 'disabled',
): Promise<void> {
  const accounts = await db
    .updateTable('accounts')
    .set({ state })
    .where('id', '=', accountId)
    .returning('email')
    .execute();
  await endSignUps(
    db,
    accounts.map(({ email }) => email),
  );
}

export const updatePassword = (db: Database, accountId: number, passwordHash: string) =>
  execute(db)`update accounts set password_hash = ${passwordHash} where id = ${accountId}`;

/** Leaves an account without a password, until its owner sets the first one by a mailed link. */
export const forgetPassword = (db: Database, accountId: number) =>
  execute(db)`update accounts set password_hash = null where id = ${accountId}`;
