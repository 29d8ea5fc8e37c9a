import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openInMemory } from '../database/open.ts';
import { openJobs } from '../jobs/open.ts';
import { openVacuum } from './vacuum.ts';

let database: OpenDatabase;
let ended: () => Promise<void>;
let embedded: Awaited<ReturnType<typeof openVacuum>>;
beforeAll(async () => {
  database = await openInMemory();
  const jobs = await openJobs(database, (error) => {
    throw error;
  });
  embedded = await openVacuum(jobs, database.db);
  ended = () => jobs.stop({ graceful: false });
  await sql`create table letters (id int, words text)`.execute(database.db);
});
afterAll(async () => {
  await ended();
  await database.close();
});

/** A thousand rows come and go. @returns the size of the table, in bytes */
async function worn(): Promise<number> {
  const { db } = database;
  await sql`insert into letters select n, repeat('x', 500) from generate_series(1, 1000) n`.execute(
    db,
  );
  await sql`delete from letters`.execute(db);
  await sql`insert into letters values (1, 'kept')`.execute(db);
  const { rows } = await sql<{ size: number }>`
    select pg_relation_size('letters')::int as size`.execute(db);
  return rows[0]!.size;
}

test('a table whose rows come and go keeps its size', async () => {
  const first = await worn();
  await embedded.sweep();
  for (let time = 0; time < 3; time += 1) {
    expect(await worn()).toBeLessThanOrEqual(first);
    await embedded.sweep();
  }
  // It does grow where nobody does that.
  await worn();
  expect(await worn()).toBeGreaterThan(first);
});

test('healthy tables are left alone', async () => {
  const vacuumed = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    const { rows } = await sql<{ vacuumed: number }>`
      select sum(vacuum_count)::int as vacuumed from pg_stat_user_tables`.execute(database.db);
    return rows[0]!.vacuumed;
  };
  await embedded.sweep();
  const before = await vacuumed();
  await embedded.sweep();
  expect(await vacuumed()).toBe(before);
});
