import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { execute, firstRow, hasRow } from '../database/rows.ts';
import { Problem } from '../http/problem.ts';
import { type Command, commandIn, type Services } from './command.ts';
import type { Person } from './person.ts';

const keyShape = /^[\x21-\x7e]{8,100}$/;

/**
 * Does `work` in one transaction, once for each `Idempotency-Key` of a person: a repeated call gets
 * the first one's answer. The key is kept in the same transaction, so a call whose answer was lost
 * is either done and known, or not done. Without a key the work is simply done. Where anyone may call,
 * `person` is null, and visitors share their keys: what such a call answers must be no secret.
 * @throws {Problem} `bad-request` for a malformed key, or one that was used for another call
 */
export async function once(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { request, person }: { request: FastifyRequest; person: Person | null },
  work: (transaction: Database) => Promise<string>,
): Promise<string> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return db.transaction().execute(work);
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new Problem(
      'bad-request',
      'Use an Idempotency-Key of 8 to 100 visible ASCII characters.',
    );
  }
  const fingerprint = fingerprintOf(request);
  const of = sql`coalesce(account_id, 0) = ${person?.accountId ?? 0} and key = ${key}`;
  return db.transaction().execute(async (transaction) => {
    // A repeat that arrives while the first is under way waits here until that one is decided.
    const isFirst = await hasRow(transaction)`
      insert into idempotency_keys (account_id, key, fingerprint, created_at)
      values (${person?.accountId ?? null}, ${key}, ${fingerprint}, ${clock()})
      on conflict do nothing returning key`;
    if (!isFirst) return answerGiven(transaction, of, fingerprint);
    const answer = await work(transaction);
    await execute(transaction)`update idempotency_keys set answer = ${answer} where ${of}`;
    return answer;
  });
}

/** Runs an act with a data answer only once. */
export const idempotent = async <T>(
  services: Services,
  call: { request: FastifyRequest; person: Person },
  work: (command: Command) => Promise<T>,
): Promise<T> =>
  JSON.parse(
    await once(services, call, async (transaction) =>
      JSON.stringify(await work(commandIn(services, transaction, call.person))),
    ),
  );

async function answerGiven(
  transaction: Database,
  of: RawBuilder<unknown>,
  fingerprint: string,
): Promise<string> {
  const first = await firstRow<{ fingerprint: string; answer: string }>(transaction)`
    select fingerprint, answer from idempotency_keys where ${of}`;
  if (first?.fingerprint !== fingerprint) {
    throw new Problem(
      'bad-request',
      'This Idempotency-Key has been used for a different request. Use a new one.',
    );
  }
  return first.answer;
}

/** Passwords stay out of it: a plain hash of one would be a way to guess it. */
const fingerprintOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(Buffer.isBuffer(body) ? body : JSON.stringify(body, withoutPassword))
    .digest('base64url');

const withoutPassword = (name: string, value: unknown): unknown =>
  name === 'password' ? undefined : value;
