import { Session } from 'node:inspector/promises';
import { GCProfiler } from 'node:v8';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import type { Database, OpenDatabase } from '../open.ts';
import { planned } from '../planned.ts';
import { isUnavailable } from '../unavailable.ts';
import { pipelined } from './shared-connections.ts';
import { StatementClient } from './statement-client.ts';

type Space = { spaceName: string; spaceUsedSize: number };
const oldIn = ({ heapSpaceStatistics }: { heapSpaceStatistics: Space[] }) =>
  heapSpaceStatistics.find(({ spaceName }) => spaceName === 'old_space')?.spaceUsedSize ?? 0;

/** Collects what earlier tests in this process have left, so that it is not counted as left by this one. */
async function collectEverything() {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** How many bytes the collections of what is young have moved to what is old. */
const keptBy = ({ statistics }: ReturnType<GCProfiler['stop']>) =>
  statistics
    .filter(({ gcType }) => gcType === 'Scavenge')
    .reduce((sum, { beforeGC, afterGC }) => sum + oldIn(afterGC) - oldIn(beforeGC), 0);

// PGlite has one connection and prepares nothing by name.
describe.runIf(process.env.TEST_DATABASE === 'postgresql')('statements on PostgreSQL', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  /** Sends a statement, and says whether the connection has kept it prepared. */
  const isKept = (statement: ReturnType<typeof sql>) =>
    database.db.connection().execute(async (connection) => {
      await statement.execute(connection);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements`.execute(connection);
      const { sql: text } = statement.compile(connection);
      return rows.some((row) => row.statement === text);
    });

  test('with values they are prepared once a connection', async () => {
    expect(
      await isKept(sql`
      select ${1}::int`),
    ).toBe(true);
  });

  test('whose plan depends on the values they are planned each time', async () => {
    expect(await isKept(planned('each time', sql`select ${1}::int`))).toBe(false);
  });

  test('without values they are prepared only where asked for', async () => {
    expect(await isKept(sql`select 1`)).toBe(false);
    expect(await isKept(planned('once', sql`select 1`))).toBe(true);
  });

  test('are given up where the server has gone without a word, with their connection', async () => {
    const client = new StatementClient({
      connectionString: process.env.DATABASE_URL,
      goneAfterMs: 200,
    });
    client.on('error', () => {});
    await client.connect();
    const asked = [client.query('select pg_sleep(5)'), client.query('select 1')];
    const told = await Promise.allSettled(asked);
    expect(told.map((each) => each.status === 'rejected' && isUnavailable(each.reason))).toEqual([
      true,
      true,
    ]);
  });

  test('leave no answers in memory that live on until everything is collected', async () => {
    const bytes = 10_000;
    const ask = (db: Database) => sql`select repeat('x', ${bytes}::int) as answer`.execute(db);
    for (const asked of [database.db, pipelined(database.db)]) {
      await collectEverything();
      const profiler = new GCProfiler();
      profiler.start();
      for (let at = 0; at < 3_000; at += 1) await ask(asked);
      expect(keptBy(profiler.stop())).toBeLessThan((3_000 * bytes) / 10);
    }
  });

  test('are never compiled, which takes longer than they may run', async () => {
    const { rows } = await sql`select current_setting('jit') as jit`.execute(database.db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});
