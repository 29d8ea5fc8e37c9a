import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { plannedAnew, plannedOnce } from './named-client.ts';
import type { OpenDatabase } from './open.ts';

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
    expect(
      await isKept(sql`
      ${sql.raw(plannedAnew)} select ${1}::int`),
    ).toBe(false);
  });

  test('without values they are prepared only where asked for', async () => {
    expect(await isKept(sql`select 1`)).toBe(false);
    expect(
      await isKept(sql`
      ${sql.raw(plannedOnce)} select 1`),
    ).toBe(true);
  });

  test('are never compiled, which takes longer than they may run', async () => {
    const { rows } = await sql`select current_setting('jit') as jit`.execute(database.db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});
