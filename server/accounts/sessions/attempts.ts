import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { Problem } from '../../http/problem.ts';
import { failuresForgottenAfterHours, waitAfter } from '../rules.ts';

/** How an address is named in the table of failures: a keyed hash, so that the table names nobody. */
export const addressHash = (key: Uint8Array, email: string): string =>
  createHmac('sha256', key).update(`address:${email.trim().toLowerCase()}`).digest('base64url');

export type Attempt =
  | { readonly kind: 'may try' }
  | { readonly kind: 'waits'; readonly seconds: number };

/**
 * Counts an attempt as failed before it is made, in one transaction per address, so that many at
 * once cannot slip through; `forgetFailures` takes it back when it succeeds.
 */
export async function beginAttempt(db: Database, address: string, now: Date): Promise<Attempt> {
  return db.transaction().execute(async (transaction): Promise<Attempt> => {
    const forgotten = new Date(now.getTime() - failuresForgottenAfterHours * 3_600_000);
    const { rows } = await sql<{ failures: number; waitUntil: Date | null }>`
      insert into sign_in_failures (address_hash, failures, last_failure_at) values (${address}, 0, ${now})
      on conflict (address_hash) do update set failures =
        case when sign_in_failures.last_failure_at < ${forgotten} then 0 else sign_in_failures.failures end
      returning failures, wait_until as "waitUntil"`.execute(transaction);
    const { failures, waitUntil } = rows[0] ?? { failures: 0, waitUntil: null };
    if (waitUntil && waitUntil > now) {
      return { kind: 'waits', seconds: Math.ceil((waitUntil.getTime() - now.getTime()) / 1000) };
    }
    const wait = waitAfter(failures + 1);
    await sql`
      update sign_in_failures set failures = ${failures + 1}, last_failure_at = ${now},
        wait_until = ${wait === 0 ? null : new Date(now.getTime() + wait * 1000)}
      where address_hash = ${address}`.execute(transaction);
    return { kind: 'may try' };
  });
}

/** Says how long the next try has to wait. */
export function signInWaits(seconds: number): Problem {
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const sentence = `Try again in ${time}, or set a new password with ‘Forgot password?’.`;
  return new Problem('sign-in-waits', sentence);
}

export async function forgetFailures(db: Database, address: string): Promise<void> {
  await sql`delete from sign_in_failures where address_hash = ${address}`.execute(db);
}
