import { type RawBuilder, sql } from 'kysely';
import { countedAtMost, type Page } from '../../../src/contract/paging.ts';
import { countMatching, pageWithTotal } from './count-matching.ts';
import { asSearched } from './expressions.ts';
import type { Database } from './open.ts';
import { allRows } from './rows.ts';

/** Query of every table. */
type Asked = { readonly sort: string; readonly searchText: string };
type SortColumn<Query extends Asked> = Exclude<Query['sort'], '' | `-${string}`>;

/** One table of the admin area: how its rows are found, sorted and read. */
export interface Listing<Row, Query extends Asked> {
  /** The table and its short name: `students s`. */
  readonly table: RawBuilder<unknown>;
  /** The row's number: `s.id`. */
  readonly key: RawBuilder<unknown>;
  readonly columns: RawBuilder<Row>;
  /** Joins of the columns; filters and orders read the table alone. */
  readonly joins?: RawBuilder<unknown>;
  /** The conditions of a query; an empty one is left out. */
  filters(query: Query): readonly (RawBuilder<unknown> | '' | null)[];
  /** As the indexes have them. */
  readonly orders: Readonly<Record<SortColumn<Query>, RawBuilder<unknown>>>;
  /** Default order, downwards. */
  readonly newestBy: SortColumn<Query>;
}

const conditionsOf = <Query extends Asked>({ filters }: Listing<unknown, Query>, query: Query) =>
  filters(query).filter((condition) => condition !== '' && condition !== null);

const all = (conditions: readonly unknown[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** `column` upwards, `-column` downwards, the number deciding among equals. */
function orderOf<Query extends Asked>(
  { orders, key, newestBy }: Listing<unknown, Query>,
  { sort }: Query,
) {
  const direction = sort === '' || sort.startsWith('-') ? sql`desc` : sql`asc`;
  const by = orders[(sort.replace(/^-/, '') || newestBy) as SortColumn<Query>];
  return { by, key, direction };
}

const inOrder = ({ by, key, direction }: ReturnType<typeof orderOf>) =>
  sql`${by} ${direction}, ${key} ${direction}`;

/** The numbers of a query's rows in their order; found first, so that rows skipped by paging are never read whole. */
export const numbersOf = <Query extends Asked>(
  listing: Listing<unknown, Query>,
  query: Query,
) => sql`
  select ${listing.key} as id from ${listing.table}
  where ${all(conditionsOf(listing, query))} order by ${inOrder(orderOf(listing, query))}`;

/** Up to this many hits of a search are all looked up and sorted. */
const sortedAtMost = 2_000;

/**
 * Finds all rows before sorting: `offset 0` keeps PostgreSQL from walking the order to meet the few that match. It
 * would do so if it expected many, and it knows a word's share only from a sample of a hundred texts.
 */
export function numbersSorted<Query extends Asked>(listing: Listing<unknown, Query>, query: Query) {
  const { by, key, direction } = orderOf(listing, query);
  return sql`
    select id from (
      select ${key} as id, ${by} as by from ${listing.table}
      where ${all(conditionsOf(listing, query))} offset 0
    ) hits order by ${inOrder({ by: sql`by`, key: sql`id`, direction })}`;
}

/** One page of a table. */
export async function pageOf<Row, Query extends Asked>(
  db: Database,
  listing: Listing<Row, Query>,
  query: Query & { page: number; pageSize: number },
): Promise<Page<Row>> {
  const { table, key, joins = sql``, columns } = listing;
  const conditions = conditionsOf(listing, query);
  const where = all(conditions);
  const hits = query.searchText ? await countMatching(db, table, where, countedAtMost) : null;
  const areFew = hits !== null && hits.total <= sortedAtMost;
  // The beginning of everything is asked for most, and its plan depends on no value.
  const usual = query.page === 1 && conditions.length === 0;
  const rows = await allRows<Row>(db, usual ? 'once' : 'each time')`
    select ${columns}
    from (${(areFew ? numbersSorted : numbersOf)(listing, query)} ${limitsOf(query)}) picked
      join ${table} on ${key} = picked.id ${joins}
    order by ${inOrder(orderOf(listing, query))}`;
  return hits ? { rows, ...hits } : pageWithTotal(db, rows, query, table, where);
}

/**
 * A page's limits, as numbers in the statement. PostgreSQL plans an unknown limit as a tenth of the table, and plans it
 * again each time because that is costly.
 */
export const limitsOf = ({ page, pageSize }: { page: number; pageSize: number }) =>
  sql`limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;

/** Rows that an export reads at a time. */
const batchSize = 2_000;

/** Every row of a query in order, batch by batch; which ones is decided once, at the beginning. */
export async function* everyRow<Row, Query extends Asked>(
  db: Database,
  listing: Listing<Row, Query>,
  query: Query,
): AsyncGenerator<Row> {
  const { table, key, joins = sql``, columns } = listing;
  const picked = await allRows<{ id: number }>(db, 'each time')`${numbersOf(listing, query)}`;
  const ids = picked.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSize) {
    const rows = await allRows<Row>(db)`
      select ${columns} from unnest(${ids.slice(start, start + batchSize)}::bigint[]) with ordinality as picked (id, place)
        join ${table} on ${key} = picked.id ${joins}
      order by picked.place`;
    yield* rows;
  }
}

/**
 * Condition on a `search` column. The text may be anywhere, by the trigram index. That index needs three letters in a
 * row, so a shorter text matches at the beginnings of words, and signs alone match nothing.
 */
export function searchedIn(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  if (!/[\p{L}\p{N}]/u.test(text.replaceAll('ʼ', ''))) return sql`false`;
  const before = /[\p{L}\p{N}]{3}/u.test(text) ? '%' : '% ';
  return sql`${column} like ${asSearched(text, [before, '%'])}`;
}
