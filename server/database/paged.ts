import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../src/contract/paging.ts';
import { pageWithTotal } from './count-matching.ts';
import { firstFound } from './first-found.ts';
import { escapeLike } from './like.ts';
import type { Database, QueryExecutor } from './open.ts';
import { prepared, unprepared } from './postgresql/named-client.ts';

type Asked = { readonly sort: string; readonly searchText: string };
type SortColumn<Query extends Asked> = Exclude<Query['sort'], '' | `-${string}`>;

type Condition = RawBuilder<unknown> | '' | null;

/** One table of the admin area: how its rows are found, sorted and read. */
export interface Listing<Row, Query extends Asked> {
  /** The table and its short name: `students s`. */
  readonly table: RawBuilder<unknown>;
  /** The row's number: `s.id`. */
  readonly key: RawBuilder<unknown>;
  readonly columns: RawBuilder<Row>;
  /** What the columns need beside the table; filters and orders read the table alone. */
  readonly joins?: RawBuilder<unknown>;
  /** The condition for a text that is searched for. */
  search(text: string): RawBuilder<unknown>;
  /** The other conditions of a query; an empty one is left out. */
  filters(query: Query): readonly Condition[];
  /** Those that look into another table for each row. */
  lookups?(query: Query): readonly Condition[];
  /** As the indexes have them. */
  readonly orders: Readonly<Record<SortColumn<Query>, RawBuilder<unknown>>>;
  /** Where nothing is asked, it is sorted downwards by this. */
  readonly newestBy: SortColumn<Query>;
}

/** What is found first among what the filters leave. */
const conditionsOf = <Query extends Asked>(
  { search, filters, lookups = () => [] }: Listing<unknown, Query>,
  query: Query,
) => ({
  within: given(filters(query)),
  found: given([query.searchText && search(query.searchText), ...lookups(query)]),
});

const given = (conditions: readonly Condition[]) =>
  conditions.filter((condition) => condition !== '' && condition !== null);

const all = (conditions: readonly unknown[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

function whereOf<Query extends Asked>(listing: Listing<unknown, Query>, query: Query) {
  const { within, found } = conditionsOf(listing, query);
  return all([...within, ...found]);
}

/** `column` upwards, `-column` downwards, the number deciding among equals. */
function orderOf<Query extends Asked>(
  { orders, key, newestBy }: Listing<unknown, Query>,
  { sort }: Query,
): RawBuilder<unknown> {
  const direction = sort === '' || sort.startsWith('-') ? sql`desc` : sql`asc`;
  const column = (sort.replace(/^-/, '') || newestBy) as SortColumn<Query>;
  return sql`${orders[column]} ${direction}, ${key} ${direction}`;
}

/** The numbers of a query's rows in their order; found first, so that rows skipped by paging are never read whole. */
export const numbersOf = <Query extends Asked>(
  listing: Listing<unknown, Query>,
  query: Query,
) => sql`
  select ${listing.key} as id from ${listing.table}
  where ${whereOf(listing, query)} order by ${orderOf(listing, query)}`;

/** One page of a table. */
export async function pageOf<Row, Query extends Asked>(
  db: QueryExecutor,
  listing: Listing<Row, Query>,
  query: Query & { page: number; pageSize: number },
): Promise<Page<Row>> {
  const { table, key, joins = sql``, columns } = listing;
  const { within, found } = conditionsOf(listing, query);
  const order = orderOf(listing, query);
  // The beginning of everything is asked for most, and its plan depends on no value.
  const usual = query.page === 1 && within.length + found.length === 0;
  const picked = query.searchText
    ? firstFound({ table, key, within: all(within), found: all(found), order }, query)
    : sql`${numbersOf(listing, query)} ${limitsOf(query)}`;
  const { rows } = await sql<Row>`
    ${sql.raw(usual ? prepared : unprepared)}
    select ${columns} from (${picked}) picked join ${table} on ${key} = picked.id ${joins}
    order by ${order}`.execute(db);
  return pageWithTotal(db, rows, query, table, all([...within, ...found]));
}

/**
 * A page's limits, as numbers in the statement: PostgreSQL plans a limit it does not know for a tenth of the
 * table, and plans anew each time because that is dear.
 */
export const limitsOf = ({ page, pageSize }: { page: number; pageSize: number }) =>
  sql`limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;

/** Rows are read so many at a time by an export. */
const batchSize = 2_000;

/** Every row of a query in order, batch by batch; which ones is decided once, at the beginning. */
export async function* everyRow<Row, Query extends Asked>(
  db: Database,
  listing: Listing<Row, Query>,
  query: Query,
): AsyncGenerator<Row> {
  const { table, key, joins = sql``, columns } = listing;
  const picked = sql<{ id: number }>`${sql.raw(unprepared)} ${numbersOf(listing, query)}`;
  const ids = (await picked.execute(db)).rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSize) {
    const { rows } = await sql<Row>`
      select ${columns} from unnest(${ids.slice(start, start + batchSize)}::bigint[]) with ordinality as picked (id, place)
        join ${table} on ${key} = picked.id ${joins}
      order by picked.place`.execute(db);
    yield* rows;
  }
}

/**
 * What a `search` column must hold: the text anywhere, by the trigram index. That index knows nothing
 * of fewer than three letters in a row, so such a text is found at the beginnings of words; and signs
 * alone are found nowhere.
 */
export function searchedIn(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  if (!/[\p{L}\p{N}]/u.test(text)) return sql`false`;
  const before = /[\p{L}\p{N}]{3}/u.test(text) ? '%' : '% ';
  return sql`${column} like lower(${`${before}${escapeLike(text)}%`})`;
}
