import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countedAtMost } from '../../../src/contract/paging.ts';
import { testDatabase } from '../../testing/database.ts';
import { countMatching } from './count-matching.ts';
import type { OpenDatabase } from './open.ts';

describe('counting what matches', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await sql`create table counted (number int)`.execute(database.db);
  });
  afterAll(() => database.close());

  const add = (rows: number) =>
    sql`insert into counted select n from generate_series(1, ${rows}::int) n`.execute(database.db);
  const count = (from = 0) =>
    countMatching(database.db, sql`counted c`, sql`c.number >= ${from}`, countedAtMost);

  test('is true at every moment, however many there are', async () => {
    await add(1_500);
    expect(await count()).toEqual({ total: 1_500, hasMore: false });
    await add(1);
    expect(await count()).toEqual({ total: 1_501, hasMore: false });
    expect(await count(2)).toEqual({ total: 1_499, hasMore: false });
  });

  test('stops at 10,000 and says that there are more', async () => {
    await add(countedAtMost);
    expect(await count()).toEqual({ total: countedAtMost, hasMore: true });
  });
});
