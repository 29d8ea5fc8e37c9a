import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

export const codeMinutes = 10;
const tries = 3;

/** Six random digits, each code equally likely. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

const hashOf = (key: Uint8Array, accountId: number, code: string) =>
  createHmac('sha256', key).update(`${accountId}:${code}`).digest('base64url');

/** Makes a code for an account; the one before it ends. @returns the six digits, which are stored nowhere. */
export async function issueCode(db: Database, key: Uint8Array, accountId: number, now: Date) {
  const code = newCode();
  const row = {
    code_hash: hashOf(key, accountId, code),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    tries_left: tries,
  };
  await db
    .insertInto('one_time_codes')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return code;
}

/** Ends the code of an account. */
export async function deleteCode(db: Database, accountId: number): Promise<void> {
  await sql`delete from one_time_codes where account_id = ${accountId}`.execute(db);
}

/**
 * Spends a code: true once, for the right code in time. A wrong one costs one of three tries.
 * Of many redemptions at the same moment one succeeds, because one delete finds the row.
 */
export async function redeemCode(
  db: Database,
  key: Uint8Array,
  accountId: number,
  code: string,
  now: Date,
) {
  const spent = await sql`
    delete from one_time_codes
    where account_id = ${accountId} and code_hash = ${hashOf(key, accountId, code)}
      and expires_at > ${now} and tries_left > 0
    returning account_id`.execute(db);
  if (spent.rows.length === 1) return true;
  await sql`
    update one_time_codes set tries_left = tries_left - 1
    where account_id = ${accountId} and tries_left > 0`.execute(db);
  return false;
}
