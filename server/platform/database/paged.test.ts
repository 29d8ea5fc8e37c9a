import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { OpenDatabase } from './open.ts';
import { type Listing, numbersOf, numbersSorted, pageOf, searchedIn } from './paged.ts';

type Query = { sort: '' | 'name' | '-name'; searchText: string };

const listing: Listing<{ id: number; name: string }, Query> = {
  table: sql`people p`,
  key: sql`p.id`,
  columns: sql`p.id::int, p.name`,
  filters: ({ searchText }) => [searchText && searchedIn(sql`p.search`, searchText)],
  orders: { name: sql`lower(p.name)` },
  newestBy: 'name',
};

/** What is true of the table that is searched, and what PostgreSQL believes of it. */
const beliefs = {
  'what is true': async () => {},
  'that one row in fifty holds the word': async (database: OpenDatabase) => {
    await sql`insert into people (id, name) select 100000 + n, 'Ångström ' || n from generate_series(1, 400) n`.execute(
      database.db,
    );
    await sql`analyze people`.execute(database.db);
    await sql`delete from people where id > 100000`.execute(database.db);
  },
  'nothing at all': async (database: OpenDatabase) => {
    await sql`delete from pg_statistic where starelid = 'people'::regclass`.execute(database.db);
  },
};

describe('a search for a word that few rows hold, sorted by name', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    for (const statement of [
      `create table people (id bigint primary key, name text not null, about text not null default repeat('-', 500),
        search text not null generated always as (as_searched(' ' || name)) stored) with (autovacuum_enabled = false)`,
      'create index people_search on people using gin (search gin_trgm_ops)',
      'create index people_by_name on people (lower(name), id)',
      `insert into people (id, name) select n, 'Byron ' || n from generate_series(1, 20000) n`,
      `insert into people (id, name) select 20000 + n, 'Ångström ' || n from generate_series(1, 25) n`,
      'analyze people',
    ])
      await sql.raw(statement).execute(database.db);
  });
  afterAll(() => database.close());

  const query: Query = { sort: 'name', searchText: 'ångström' };
  const planOf = async (numbers: typeof numbersOf) => {
    const { rows } = await sql<Record<string, string>>`
      explain ${numbers(listing, query)} limit 10`.execute(database.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  test.each(Object.entries(beliefs))(
    'looks the word up where PostgreSQL believes %s',
    async (_, believe) => {
      await believe(database);
      const plan = await planOf(numbersSorted);
      expect(plan).toContain('people_search');
      expect(plan).not.toContain('people_by_name');
    },
  );

  test('the planner left alone walks all names', async () => {
    await beliefs['that one row in fifty holds the word'](database);
    expect(await planOf(numbersOf)).toContain('people_by_name');
  });

  test('comes in pages, each with how many there are', async () => {
    const page = (number: number, sort: Query['sort']) =>
      pageOf(database.db, listing, { ...query, sort, page: number, pageSize: 10 });
    const [first, last] = [await page(1, 'name'), await page(3, 'name')];
    expect([first.total, last.total]).toEqual([25, 25]);
    expect(first.rows.slice(0, 3).map(({ name }) => name)).toEqual([
      'Ångström 1',
      'Ångström 10',
      'Ångström 11',
    ]);
    expect(last.rows).toHaveLength(5);
    const downwards = await page(1, '-name');
    expect(downwards.rows.slice(0, 5)).toEqual(last.rows.toReversed());
    expect(await page(4, 'name')).toEqual({ rows: [], total: 25, hasMore: false });
  });
});
