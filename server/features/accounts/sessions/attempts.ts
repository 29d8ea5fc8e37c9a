import { createHmac } from 'node:crypto';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';
import { waitInWords } from '../../../platform/http/limits/shared-limits.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { normalEmail } from '../normal-email.ts';
import { failuresForgottenAfterHours, waitAfter } from '../rules.ts';

/** Names an address where its failures and allowances are counted: a keyed hash, so that no table names anybody. */
export const addressHash = (key: Uint8Array, email: string): string =>
  createHmac('sha256', key)
    .update(`address:${normalEmail(email)}`)
    .digest('base64url');

/**
 * Tries a password of an address. It is counted as failed before it is tried, so that many at once cannot slip through;
 * the right one ends the count, and one that could not be tried is taken off it.
 * @throws {Problem} `sign-in-waits`, `busy`
 */
export async function tryPassword(
  db: Database,
  address: string,
  now: Date,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  await beginAttempt(db, address, now);
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await takeBackAttempt(db, address);
    throw error;
  }
  if (right) await forgetFailures(db, address);
  return right;
}

/** Counts an attempt, in one transaction per address. @throws {Problem} `sign-in-waits` */
async function beginAttempt(db: Database, address: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const forgotten = new Date(now.getTime() - failuresForgottenAfterHours * 3_600_000);
    const row = await firstRow<{ failures: number; waitUntil: Date | null }>(transaction)`
      insert into sign_in_failures (address_hash, failures, last_failure_at) values (${address}, 0, ${now})
      on conflict (address_hash) do update set failures =
        case when sign_in_failures.last_failure_at < ${forgotten} then 0 else sign_in_failures.failures end
      returning failures, wait_until as "waitUntil"`;
    const { failures, waitUntil } = row ?? { failures: 0, waitUntil: null };
    if (waitUntil && waitUntil > now) throw waits(waitUntil.getTime() - now.getTime());
    const wait = waitAfter(failures + 1);
    await execute(transaction)`
      update sign_in_failures set failures = ${failures + 1}, last_failure_at = ${now},
        wait_until = ${wait === 0 ? null : new Date(now.getTime() + wait * 1000)}
      where address_hash = ${address}`;
  });
}

function waits(milliseconds: number): Problem {
  const seconds = Math.ceil(milliseconds / 1000);
  const sentence = `Try again in ${waitInWords(seconds)}, or set a new password with ‘Forgot password?’.`;
  return new Problem('sign-in-waits', sentence, { retryAfter: seconds });
}

/** It was let through, so nothing had to wait before it. */
const takeBackAttempt = (db: Database, address: string) =>
  execute(db)`
    update sign_in_failures set failures = greatest(failures - 1, 0), wait_until = null
    where address_hash = ${address}`;

export const forgetFailures = (db: Database, address: string) =>
  execute(db)`delete from sign_in_failures where address_hash = ${address}`;
