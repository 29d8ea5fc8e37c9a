import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/own-database.ts';
import { migrate, OlderSchema } from './migrate.ts';
import type { OpenDatabase } from './open.ts';

let place: string;
let database: OpenDatabase;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'trestle-migrate-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));
beforeEach(async () => {
  const { TEST_DATABASE, DATABASE_URL } = process.env;
  database = await emptyDatabase(TEST_DATABASE === 'postgresql' ? DATABASE_URL : undefined);
});
afterEach(() => database.close());

let versions = 0;
/** A version of the product with these steps, by their names. */
function version(steps: Readonly<Record<string, string>>): URL {
  versions += 1;
  const folder = join(place, String(versions));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(steps)) writeFileSync(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

const schema = { '0001_schema.sql': 'create table weirs (id int primary key)' };
const heights = { '0002_heights.sql': 'alter table weirs add height int not null default 2' };

const weirs = async () => (await sql`select * from weirs order by id`.execute(database.db)).rows;
const addWeir = (id: number) => sql`insert into weirs (id) values (${id})`.execute(database.db);

/** Every table and column there is, and the steps that are noted. */
async function everything(): Promise<unknown> {
  const { rows: columns } = await sql`
    select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(
    database.db,
  );
  const { rows: steps } = await sql`select * from kysely_migration order by name`.execute(
    database.db,
  );
  return { columns, steps };
}

test('a database of a version before 0.1.0 is refused, and not touched', async () => {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    database.db,
  );
  await sql`insert into kysely_migration values ('0001_house.sql', ''), ('0402_searches_by_conditions.sql', '')`.execute(
    database.db,
  );
  const before = await everything();
  await expect(migrate(database.db)).rejects.toThrow(OlderSchema);
  expect(await everything()).toEqual(before);
});

test('each step runs once, and rows that are there stay', async () => {
  await migrate(database.db, version(schema));
  await addWeir(1);
  await migrate(database.db, version({ ...schema, ...heights }));
  await migrate(database.db, version({ ...schema, ...heights }));
  expect(await weirs()).toEqual([{ id: 1, height: 2 }]);
});

test('a version starts on the tables of a later one, as a release is rolled out or taken back', async () => {
  await migrate(database.db, version({ ...schema, ...heights }));
  await migrate(database.db, version(schema));
  await addWeir(1);
  expect(await weirs()).toEqual([{ id: 1, height: 2 }]);
});

test('a version that lacks a step among its own does not start', async () => {
  const last = { '0003_names.sql': 'alter table weirs add name text' };
  await migrate(database.db, version({ ...schema, ...heights, ...last }));
  await expect(migrate(database.db, version({ ...schema, ...last }))).rejects.toThrow(
    '0002_heights.sql is missing',
  );
});

test('a step that fails leaves the tables of the version before it, which goes on', async () => {
  await migrate(database.db, version(schema));
  await addWeir(1);
  const before = await everything();
  const failing = { '0003_names.sql': 'alter table weirs add name text; select 1 / 0' };
  await expect(
    migrate(database.db, version({ ...schema, ...heights, ...failing })),
  ).rejects.toThrow('division by zero');
  expect(await everything()).toEqual(before);
  await migrate(database.db, version(schema));
  await addWeir(2);
  expect(await weirs()).toEqual([{ id: 1 }, { id: 2 }]);
});
