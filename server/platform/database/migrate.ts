import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './open.ts';
import { renewReadingOrder } from './reading-order.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the database up to date. Kysely takes a lock for it on PostgreSQL, so several
 * instances may start at once. Each file is one step, run once, in the order of its name. What a later version of the
 * product has run already stays: instances of both run side by side while a release is rolled out, or taken back.
 * @param upTo the last file to run, for a test that fills an older database
 * @throws the first error; what its step had done is undone.
 */
export async function migrate(db: Database, upTo?: string): Promise<void> {
  const own = await ownMigrations();
  const all = { ...own, ...(await laterThan(db, Object.keys(own).at(-1)!)) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  if (!upTo) await renewReadingOrder(db);
}

async function ownMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const steps = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name, { up: (db) => step(db, text) }];
  });
  return Object.fromEntries(await Promise.all(steps));
}

/** Steps that another version has run behind our last one. They are done, so there is nothing in them. */
async function laterThan(db: Database, last: string): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql`
    select from information_schema.tables where table_name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return {};
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name > ${last}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}

/** An index on a grown table may take longer than any statement of a request may. */
async function step(db: Parameters<Migration['up']>[0], text: string): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql.raw(text).execute(db);
}
