import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database, OpenDatabase } from './open.ts';

describe('a transaction', () => {
  let house: OpenDatabase;
  let db: Database;
  beforeAll(async () => {
    house = await testDatabase();
    db = house.db;
    await sql`create table counted (number int)`.execute(db);
  });
  afterAll(() => house.close());

  const counted = async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from counted`.execute(db);
    return rows[0]?.total;
  };
  /** Writes a row, and fails the first times with a code of PostgreSQL's. @returns how often it was begun */
  const failing = async (code: string, times: number) => {
    let begun = 0;
    const work = async (transaction: Database) => {
      begun += 1;
      await sql`insert into counted values (${begun})`.execute(transaction);
      if (begun <= times) throw Object.assign(new Error(code), { code });
    };
    const error = await db
      .transaction()
      .execute(work)
      .then(() => null, String);
    return { begun, error };
  };

  test('that could not be serialised is done again, and what it had done is done once', async () => {
    const before = (await counted()) ?? 0;
    expect(await failing('40001', 2)).toEqual({ begun: 3, error: null });
    expect(await counted()).toBe(before + 1);
  });

  test('that can never be serialised ends with the error', async () => {
    expect(await failing('40001', 99)).toEqual({ begun: 5, error: 'Error: 40001' });
  });

  test.each(['40P01', '57P01', '08006', '23505', 'ECONNRESET'])(
    'that failed with %s is not done again',
    async (code) => {
      expect(await failing(code, 1)).toEqual({ begun: 1, error: `Error: ${code}` });
    },
  );

  // PGlite has one connection: no two transactions are ever open at once.
  test.runIf(process.env.TEST_DATABASE === 'postgresql')(
    'loses nothing beside two others on the same row, at the strictest level',
    async () => {
      await sql`create table tally (number int)`.execute(db);
      await sql`insert into tally values (0)`.execute(db);
      let begun = 0;
      const add = () =>
        db.transaction().execute(async (transaction) => {
          begun += 1;
          await sql`set transaction isolation level serializable`.execute(transaction);
          const { rows } = await sql<{ number: number }>`select number from tally`.execute(
            transaction,
          );
          await sql`update tally set number = ${rows[0]!.number + 1}`.execute(transaction);
        });
      const results = await Promise.allSettled(Array.from({ length: 3 }, add));
      const { rows } = await sql<{ number: number }>`select number from tally`.execute(db);
      expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
      expect(rows).toEqual([{ number: 3 }]);
      expect(begun).toBeGreaterThanOrEqual(3);
    },
  );
});
