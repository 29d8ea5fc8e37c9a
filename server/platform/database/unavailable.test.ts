import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { freePort } from '../../testing/process.ts';
import { problems } from '../http/problems.ts';
import { openPostgres } from './open.ts';
import { isUnavailable } from './unavailable.ts';

const answerTo = async (work: () => Promise<unknown>) => {
  const app = fastify();
  await app.register(problems);
  app.get('/', async () => {
    await work();
    return {};
  });
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  return { status: statusCode, type: headers['content-type'], problem: JSON.parse(body), headers };
};

describe.skipIf(process.env.TEST_DATABASE !== 'postgresql')('a connection that is cut off', () => {
  test('fails the transaction it carries, and nothing else', async () => {
    const database = await testDatabase();
    const { db } = database;
    const halfDone = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      );
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db);
      // The word of its end comes while nothing is asked of it.
      await setTimeout(200);
      await sql`select 1`.execute(transaction);
    });
    expect(isUnavailable(await halfDone.catch((error) => error))).toBe(true);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});

describe('a database that is away', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  test('is answered with 503 and when to come again, where nobody listens', async () => {
    const database = openPostgres(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`);
    closing.push(database.close);
    const answer = await answerTo(() => sql`select 1`.execute(database.db));
    expect(answer).toMatchObject({
      status: 503,
      type: expect.stringContaining('application/problem+json'),
      problem: { code: 'unavailable' },
      headers: { 'retry-after': '5' },
    });
  });

  test.each([
    ['ECONNRESET', 'read ECONNRESET'],
    ['57P01', 'terminating connection due to administrator command'],
    ['57P02', 'terminating connection because of crash of another server process'],
    ['57P03', 'the database system is starting up'],
    ['08006', 'connection failure'],
    ['08P01', 'protocol violation'],
    ['53300', 'sorry, too many clients already'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['57014', 'canceling statement due to statement timeout'],
    [undefined, 'Connection terminated unexpectedly'],
    [undefined, 'timeout exceeded when trying to connect'],
    [undefined, 'Query read timeout'],
  ])('is told by %s (%s)', async (code, message) => {
    const error = Object.assign(new Error(message), code && { code });
    const answer = await answerTo(() => Promise.reject(error));
    expect([answer.status, answer.problem.code]).toEqual([503, 'unavailable']);
  });

  test('is not what a mistake of ours is', async () => {
    const error = Object.assign(new Error('column "x" does not exist'), { code: '42703' });
    expect((await answerTo(() => Promise.reject(error))).status).toBe(500);
  });
});
