import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { keepAuditByMonth } from './months.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const now = new Date();
/** Noon of a day, so many months from now. */
const inMonths = (months: number, day = 15) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day, 12));

const write = (subject: string, at: Date) =>
  sql`insert into audit_log (at, account_id, who, act, kind, subject)
    values (${at}, 1, 'ada@x.example', 'changed', 'company', ${subject})`.execute(database.db);

async function entries(): Promise<{ id: number; subject: string; partition: string }[]> {
  const { rows } = await sql<{ id: number; subject: string; partition: string }>`
    select id, subject, tableoid::regclass::text as partition from audit_log order by at`.execute(
    database.db,
  );
  return rows;
}

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'audit_log'::regclass order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

const keep = (at: Date, days: number | null = null) => keepAuditByMonth(database.db, at, days);

test('months are made ahead, each once, and what is written later than all of them is kept as well', async () => {
  await keep(now);
  const made = await partitions();
  expect(made).toHaveLength(4);
  await keep(now);
  expect(await partitions()).toEqual(made);
  await write('today', now);
  await write('in two months', inMonths(2));
  await write('in a year', inMonths(12));
  const [today, ahead, later] = await entries();
  expect(new Set([today!.partition, ahead!.partition, later!.partition]).size).toBe(3);
  expect(later!.partition).toBe('audit_log_rest');

  await keep(inMonths(11));
  const moved = await entries();
  expect(moved.map(({ id, subject }) => [id, subject])).toEqual([
    [today!.id, 'today'],
    [ahead!.id, 'in two months'],
    [later!.id, 'in a year'],
  ]);
  expect(moved[2]!.partition).toMatch(/^audit_log_until_/);
});

test('a month is let go of once all of it is older than entries are kept, and never without being told', async () => {
  await keep(now);
  for (const months of [0, 1, 2]) await write(`in ${months}`, inMonths(months, 28));
  const left = async () => (await entries()).map(({ subject }) => subject);
  await keep(inMonths(30));
  expect(await left()).toEqual(['in 0', 'in 1', 'in 2']);
  // The last entry of the second month is 58 days old at least, its month not yet over for 60.
  await keep(inMonths(3, 28), 60);
  expect(await left()).toEqual(['in 1', 'in 2']);
  await keep(inMonths(8), 60);
  expect(await left()).toEqual([]);
  await write('after all', inMonths(8));
  expect(await left()).toEqual(['after all']);
});

test('no entry can be changed or deleted, whichever partition is named', async () => {
  await write('today', now);
  await write('in a year', inMonths(12));
  await keep(now);
  const all = await partitions();
  expect(all.length).toBeGreaterThan(3);
  for (const name of [...all, 'audit_log'])
    for (const statement of [
      sql`delete from ${sql.table(name)}`,
      sql`update ${sql.table(name)} set who = ''`,
    ])
      await expect(statement.execute(database.db)).rejects.toThrow('append-only');
});
