import { createHmac, randomInt } from 'node:crypto';
import { codeMinutes } from '../../../../src/contract/accounts/auth.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, putRow } from '../../../platform/database/rows.ts';

const tries = 3;

/** Six random digits, each code equally likely. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Codes are kept as a keyed hash that includes their owner. */
export const hashOfCode = (key: Uint8Array, whose: number | string, code: string): string =>
  createHmac('sha256', key).update(`${whose}:${code}`).digest('base64url');

/** A new code, stored nowhere, and what a table keeps of it. */
export function makeCode(key: Uint8Array, whose: number | string, now: Date) {
  const code = newCode();
  const row = {
    code_hash: hashOfCode(key, whose, code),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
    tries_left: tries,
  };
  return { code, row };
}

/** Makes a code for an account; the one before it ends. @returns the six digits, which are stored nowhere. */
export async function issueCode(db: Database, key: Uint8Array, accountId: number, now: Date) {
  const { code, row } = makeCode(key, accountId, now);
  await putRow(db, 'one_time_codes', { account_id: accountId }, row);
  return code;
}

/** Ends the code of an account. */
export const deleteCode = (db: Database, accountId: number) =>
  execute(db)`delete from one_time_codes where account_id = ${accountId}`;

/**
 * Spends the code of one of the accounts that wait for an address. A wrong one costs each of them one of three tries.
 * Of many redemptions at the same moment one succeeds, because one delete finds the row.
 * @returns whose code it was, null for nobody's and in the rare case that two have the same
 */
export async function redeemCode(
  db: Database,
  key: Uint8Array,
  accountIds: readonly number[],
  code: string,
  now: Date,
): Promise<number | null> {
  const hashes = accountIds.map((id) => hashOfCode(key, id, code));
  const spent = await allRows<{ accountId: number }>(db)`
    delete from one_time_codes c using unnest(${accountIds}::bigint[], ${hashes}::text[]) as given (id, hash)
    where c.account_id = given.id and c.code_hash = given.hash and c.expires_at > ${now} and c.tries_left > 0
    returning c.account_id as "accountId"`;
  if (spent.length === 1) return spent[0]!.accountId;
  await execute(db)`
    update one_time_codes set tries_left = tries_left - 1
    where account_id = any(${accountIds}::bigint[]) and tries_left > 0`;
  return null;
}
