import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../testing/own-database.ts';
import { contentOf, oneLine, refusal } from '../../testing/refused-start.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './open.ts';

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'trestle-older-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Notes that the tables are those of a version before 0.1.0, and closes the database. */
async function age({ db, close }: OpenDatabase): Promise<void> {
  await migrate(db);
  await sql`update kysely_migration set name = '0001_house.sql' where name = '0001_schema.sql'`.execute(
    db,
  );
  await close();
}

const startAnew = 'was made by a version before 0\\.1\\.0, and nothing in it was changed\\. ';

test.skipIf(process.env.TEST_DATABASE === 'postgresql')(
  'a data folder of a version before 0.1.0 is refused in one line, and not touched',
  async () => {
    await age(await openEmbedded(place));
    const database = join(place, 'pglite');
    const before = contentOf(database);
    expect(await refusal({ DATA_DIR: place })).toEqual(
      oneLine(
        'DATA_DIR',
        `the database in ${database} ${startAnew}Set DATA_DIR to an empty folder to start anew`,
      ),
    );
    expect(contentOf(database)).toEqual(before);
  },
);

test.runIf(process.env.DATABASE_URL)(
  'a PostgreSQL database of a version before 0.1.0 is refused in one line without its password, and not touched',
  async () => {
    const { url, drop } = await createDatabase(process.env.DATABASE_URL!);
    const everything = async () => {
      const { db, close } = openPostgres(url);
      const { rows: tables } = await sql`
        select oid, oid::regclass::text as name, relfilenode from pg_class where oid >= 16384 order by 1`.execute(
        db,
      );
      const { rows: steps } = await sql`select xmin, name from kysely_migration`.execute(db);
      await close();
      return { tables, steps };
    };
    await age(openPostgres(url));
    const before = await everything();
    const address = new URL(url);
    address.password = 'planted';
    const said = await refusal({ DATA_DIR: place, DATABASE_URL: address.href });
    const name = address.pathname.slice(1);
    expect(said).toEqual(
      oneLine(
        'DATABASE_URL',
        `database “${name}” of PostgreSQL at ${address.host} ${startAnew}Name an empty database to start anew`,
      ),
    );
    expect(said).not.toContain('planted');
    expect(await everything()).toEqual(before);
    await drop();
  },
);
