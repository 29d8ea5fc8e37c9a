import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { type Counting, countedAtMost, countMatching } from './count-matching.ts';
import type { OpenDatabase } from './open.ts';

describe('counting what matches', () => {
  let house: OpenDatabase;
  beforeEach(async () => {
    await house?.close();
    house = await testDatabase();
    await sql`create table counted (number int)`.execute(house.db);
  });
  afterAll(() => house.close());

  const add = (rows: number) =>
    sql`insert into counted select n from generate_series(1, ${rows}::int) n`.execute(house.db);
  const count = (exactBelow: Counting['exactBelow'], from = 0) =>
    countMatching(house.db, sql`counted c`, sql`c.number >= ${from}`, { exactBelow });

  test('is exact for every request while there are few', async () => {
    await add(998);
    expect(await count(1_000)).toBe(998);
    await add(1);
    expect(await count(1_000)).toBe(999);
  });

  test('is remembered for a while where there are many, for each question by itself', async () => {
    await add(1_500);
    expect(await count(1_000)).toBe(1_500);
    await add(1_500);
    expect(await count(1_000)).toBe(1_500);
    expect(await count(1_000, 1)).toBe(3_000);
  });

  test('is exact for every request below 10,000 where it is to be exact', async () => {
    await add(1_500);
    expect(await count(countedAtMost)).toBe(1_500);
    await add(1);
    expect(await count(countedAtMost)).toBe(1_501);
  });

  test('stops at 10,000, unless it is to be exact', async () => {
    await add(countedAtMost + 7);
    expect(await count(1_000)).toBe(countedAtMost);
    expect(await count(countedAtMost)).toBe(countedAtMost + 7);
  });
});
