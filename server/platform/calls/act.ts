import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { execute, firstRow, hasRow } from '../database/rows.ts';
import { Problem } from '../http/problem.ts';
import type { Command, Services } from './command.ts';
import type { Person } from './person.ts';

/** Whose act it is: null for a visitor, and for the product itself. Visitors share their keys, so what their acts answer must be no secret. */
export interface Caller<By extends Person | null = Person> {
  readonly person: By;
  /** Under which the act is done only once; null where it may be done again. */
  readonly key?: Key | null;
}

/** An `Idempotency-Key`, and the request that it stands for. */
interface Key {
  readonly key: string;
  readonly fingerprint: string;
}

const keyShape = /^[\x21-\x7e]{8,100}$/;

/** @throws {Problem} `bad-request` for a malformed key */
export function keyOf({ headers, method, url, body }: FastifyRequest): Key | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyShape.test(key))
    throw new Problem(
      'bad-request',
      'Use an Idempotency-Key of 8 to 100 visible ASCII characters.',
    );
  const fingerprint = createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(Buffer.isBuffer(body) ? body : JSON.stringify(body, withoutPassword))
    .digest('base64url');
  return { key, fingerprint };
}

/** A plain hash of a password would be a way to guess it. */
const withoutPassword = (name: string, value: unknown): unknown =>
  name === 'password' ? undefined : value;

/**
 * Does a command in a transaction of its own, once for each key of a person: a repeated call gets the first one's answer.
 * The key is kept in the same transaction, so a call whose answer was lost is either done and known, or not done.
 * @throws {Problem} `bad-request` for a key that was used for another call
 */
export const runCommand = <S extends Services, By extends Person | null, Answer>(
  services: S,
  { person, key }: Caller<By>,
  verb: (command: S & Command<By>) => Promise<Answer>,
): Promise<Answer> =>
  services.db.transaction().execute(async (transaction) => {
    const at = services.clock();
    const work = () => verb({ ...services, transaction, by: person, at });
    if (!key) return work();
    const of = sql`coalesce(account_id, 0) = ${person?.accountId ?? 0} and key = ${key.key}`;
    // A repeat that arrives while the first is under way waits here until that one is decided.
    const isFirst = await hasRow(transaction)`
      insert into idempotency_keys (account_id, key, fingerprint, created_at)
      values (${person?.accountId ?? null}, ${key.key}, ${key.fingerprint}, ${at})
      on conflict do nothing returning key`;
    if (isFirst) {
      const answer = await work();
      await execute(transaction)`
        update idempotency_keys set answer = ${JSON.stringify(answer ?? null)} where ${of}`;
      return answer;
    }
    const first = await firstRow<{ fingerprint: string; answer: string }>(transaction)`
      select fingerprint, answer from idempotency_keys where ${of}`;
    if (first?.fingerprint !== key.fingerprint)
      throw new Problem(
        'bad-request',
        'This Idempotency-Key has been used for a different request. Use a new one.',
      );
    return JSON.parse(first.answer);
  });
