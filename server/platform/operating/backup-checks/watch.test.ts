import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { type Jobs, openJobs } from '../../jobs/open.ts';
import { type BackupWatch, noteProof, openBackupWatch } from './watch.ts';

const hour = 3_600_000;

let database: OpenDatabase;
let jobs: Jobs;
let now: Date;
let watch: BackupWatch;
const watching = (hours: number | null) =>
  openBackupWatch(jobs, { db: database.db, clock: () => now }, hours);
beforeEach(async () => {
  database = await testDatabase();
  jobs = await openJobs(database, () => {});
  now = new Date('2026-03-02T04:00:00Z');
  watch = await watching(48);
});
afterEach(async () => {
  await jobs.stop({ graceful: false });
  await database.close();
});

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const tried = (failure: string | null) =>
  noteProof(database.db, { at: now, upTo: now, seconds: 60, failure });

/** What the operator's figures say. */
async function figure(): Promise<number | undefined> {
  const registry = new Registry();
  watch.report(registry);
  const { values = [] } = (await registry.getSingleMetric('restore_proven')?.get()) ?? {};
  return values[0]?.value;
}

test('backups that nobody has restored are in doubt, until one is proven, and again two days later', async () => {
  expect(await watch.doubt()).toBe('No restore of the backups has been tried yet.');
  expect(await figure()).toBe(0);
  await tried(null);
  expect(await watch.doubt()).toBeNull();
  expect(await figure()).toBe(1);
  pass(48 * hour + 1000);
  expect(await watch.doubt()).toBe('The backups were last restored at 2026-03-02T04:00:00.000Z.');
  expect(await figure()).toBe(0);
});

test('one that failed is told with its reason, however late the last that was proven', async () => {
  await tried(null);
  pass(hour);
  await tried('Rows are missing: 3 of accounts.');
  expect(await watch.doubt()).toBe(
    'The restore of the backups failed at 2026-03-02T05:00:00.000Z: Rows are missing: 3 of accounts.',
  );
  expect(await figure()).toBe(0);
});

test('nothing is said where the operator has not asked for it', async () => {
  watch = await watching(null);
  expect(await watch.doubt()).toBeNull();
  expect(await figure()).toBeUndefined();
});

test('while the database is away nobody knows', async () => {
  const { db } = database;
  await db.schema.alterTable('restore_proofs').renameTo('elsewhere').execute();
  expect(await figure()).toBeNaN();
});
