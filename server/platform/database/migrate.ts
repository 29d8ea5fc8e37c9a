import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './open.ts';
import { renewReadingOrder } from './reading-order.ts';
import { allValues, hasRow } from './rows.ts';

const ownFolder = new URL('./migrations/', import.meta.url);

/** The database has the tables of a version before 0.1.0, which no migration leads on from. */
export class OlderSchema extends Error {
  override readonly name = 'OlderSchema';

  constructor() {
    super('This database was made by a version before 0.1.0.');
  }
}

/**
 * Brings the database up to date. Kysely takes a lock for it on PostgreSQL, so several
 * instances may start at once. Each file is one step, run once, in the order of its name. Steps that a later version of
 * the product has run stay: instances of both run side by side while a release is rolled out, or taken back.
 * @param folder of the steps; a test has some of its own
 * @throws {OlderSchema} before anything is written; else the first error, and all steps of this call are undone
 */
export async function migrate(db: Database, folder = ownFolder): Promise<void> {
  const own = await stepsIn(folder);
  const names = Object.keys(own);
  const done = await stepsDone(db);
  if (done.some((name) => name < names[0]!)) throw new OlderSchema();
  const later = done.filter((name) => name > names.at(-1)!);
  const all = { ...own, ...Object.fromEntries(later.map((name) => [name, nothing])) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await renewReadingOrder(db);
}

async function stepsIn(folder: URL): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const steps = files.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name, { up: (db) => step(db, text) }];
  });
  return Object.fromEntries(await Promise.all(steps));
}

/** The steps that any version has run on this database. */
async function stepsDone(db: Database): Promise<string[]> {
  const isNoted = await hasRow(
    db,
  )`select from pg_class where oid = to_regclass('kysely_migration')`;
  return isNoted ? allValues<string>(db)`select name from kysely_migration` : [];
}

/** A later version's step, which is done. */
const nothing: Migration = { up: async () => {} };

/** An index on a grown table may take longer than any statement of a request may. */
async function step(db: Parameters<Migration['up']>[0], text: string): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql.raw(text).execute(db);
}
