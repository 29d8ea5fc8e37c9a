import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { refuseEmailTaken } from '../email-taken.ts';
import { normalEmail } from '../normal-email.ts';
import { endSignUps } from '../registration/sign-ups.ts';
import type { Account } from '../repository.ts';

/** Notes the address that an account is to have; one asked for before is forgotten. */
export async function saveAddressChange(
  transaction: Database,
  accountId: number,
  email: string,
  expiresAt: Date,
): Promise<void> {
  const row = { email, expires_at: expiresAt };
  await transaction
    .insertInto('address_changes')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Takes the address that waits for an account; null where none waits. */
export async function takeAddressChange(
  transaction: Database,
  accountId: number,
): Promise<string | null> {
  const row = await firstRow<{ email: string }>(transaction)`
    delete from address_changes where account_id = ${accountId} returning email`;
  return row?.email ?? null;
}

/**
 * Writes what an account signs in with. A company that was written to at the same address goes along; a student's row
 * follows by itself.
 * @throws {Problem} `email-taken`, also where somebody took it in the same moment
 */
export async function writeAddress(
  transaction: Database,
  account: Account,
  email: string,
): Promise<void> {
  const normal = normalEmail(email);
  // Sign-ups that wait for an address end when somebody has it.
  if (normal !== normalEmail(account.email)) await endSignUps(transaction, [email]);
  await sql`update accounts set email = ${email}, normal_email = ${normal} where id = ${account.id}`
    .execute(transaction)
    .catch(refuseEmailTaken);
  await execute(transaction)`
    update companies set email = ${email}
    where account_id = ${account.id} and lower(email) = lower(${account.email})`;
}
