import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import type { OpenDatabase } from '../open.ts';
import { isUnavailable } from '../unavailable.ts';
import { pipelined } from './shared-connections.ts';

// PGlite has one connection, and asks what is asked most on it like everything else.
describe.runIf(process.env.TEST_DATABASE === 'postgresql')('connections that are shared', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const ask = async <T>(statement: ReturnType<typeof sql<{ answer: T }>>) =>
    (await statement.execute(pipelined(database.db))).rows[0]?.answer;
  const connection = () =>
    ask<number>(sql`select pg_backend_pid() as answer where ${1}::int is not null`);

  test('give everybody their own answer, however many ask at once', async () => {
    const numbers = Array.from({ length: 500 }, (_, at) => at);
    const answers = numbers.map((number) => ask<number>(sql`select ${number}::int as answer`));
    expect(await Promise.all(answers)).toEqual(numbers);
  });

  test('are four', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, connection));
    expect(new Set(all).size).toBe(4);
  });

  test('let nothing be written', async () => {
    const written = sql`update accounts set state = 'active'`.execute(pipelined(database.db));
    await expect(written).rejects.toThrow('read-only transaction');
  });

  test('let a statement that fails harm no other beside it', async () => {
    const asked = Array.from({ length: 40 }, (_, at) =>
      ask<number>(sql`select 1 / ${at % 2}::int as answer`),
    );
    const answers = await Promise.allSettled(asked);
    const expected = (at: number) => (at % 2 === 1 ? 'fulfilled' : 'rejected');
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, at) => expected(at)));
  });

  test('that are held up by a long statement are passed by', async () => {
    const held = ask<number>(sql`
      select pg_backend_pid() as answer from pg_sleep(2)`);
    const others: unknown[] = [];
    for (let at = 0; at < 12; at += 1) others.push(await connection());
    expect(others).not.toContain(await held);
  });

  test('fail what is under way when one is lost, and are there again for what comes next', async () => {
    const lost = Array.from({ length: 8 }, (_, at) =>
      ask(sql`select pg_sleep(5 + 0 * ${at}::int) is null as answer`),
    );
    const told = Promise.allSettled(lost);
    const ended = () =>
      sql<{ ended: number }>`
        select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep(5 +%' and pid <> pg_backend_pid()`.execute(
        database.db,
      );
    await expect.poll(async () => (await ended()).rows[0]?.ended).toBe(4);
    const reasons = (await told).map(
      (each) => each.status === 'rejected' && isUnavailable(each.reason),
    );
    expect(reasons).toEqual(lost.map(() => true));
    expect(await Promise.all(Array.from({ length: 8 }, connection))).toHaveLength(8);
  });
});
