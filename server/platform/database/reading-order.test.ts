import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSearched } from '../../../src/contract/typed/as-searched.ts';
import { testDatabase } from '../../testing/database.ts';
import { renewReadingOrder } from './reading-order.ts';

/** Addresses, and what is looked up by its name rather than read in its order. */
const lookedUp = [
  'companies_email',
  'companies_name',
  'projects_by_title',
  'students_email',
  'terms_by_name',
];

test('names and titles are indexed in reading order', async () => {
  const database = await testDatabase();
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where schemaname = 'public' and position('lower(' in indexdef) > 0 order by 1`.execute(
    database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(lookedUp);
  await database.close();
});

test('the database and the lists in a page fold words alike', async () => {
  const database = await testDatabase();
  const words = [
    "O'Brien`s",
    'Ångström',
    'O’Brien´s',
    'ŁÓDŹ',
    'STRASSE Straße ẞ',
    'Æsop Œuvre',
    'İstanbul ı',
    'ﬁn Ｌ２',
    'नरेन्द्र',
    '한국',
    'Ελλάδα',
    'Ёлка',
  ];
  const { rows } = await sql<{ folded: string }>`
    select as_searched(word) as folded from unnest(${words}::text[]) with ordinality as w (word, at) order by at`.execute(
    database.db,
  );
  expect(rows.map(({ folded }) => folded)).toEqual(words.map(asSearched));
  await database.close();
});

test('once ICU was updated, what stands in reading order is built anew', async () => {
  const database = await testDatabase();
  const told = async () => {
    const { rows } = await sql<{ isCurrent: boolean; file: string }>`
      select collversion = pg_collation_actual_version(oid) as "isCurrent",
        (select relfilenode::text from pg_class where relname = 'students_last_name') as file
      from pg_collation where collname = 'reading'`.execute(database.db);
    return rows[0]!;
  };
  const before = await told();
  await renewReadingOrder(database.db);
  expect(await told()).toEqual(before);
  await sql`update pg_collation set collversion = '1' where collname = 'reading'`.execute(
    database.db,
  );
  expect((await told()).isCurrent).toBe(false);
  await renewReadingOrder(database.db);
  const after = await told();
  expect([after.isCurrent, after.file === before.file]).toEqual([true, false]);
  await database.close();
});
