import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../src/contract/paging.ts';
import { pageWithTotal } from './count-matching.ts';
import { escapeLike } from './like.ts';
import type { Database, QueryExecutor } from './open.ts';
import { prepared, unprepared } from './postgresql/named-client.ts';

/** One table of the admin area, as far as its rows are chosen and ordered. */
export interface Listing {
  /** The table and its short name: `students s`. */
  readonly table: RawBuilder<unknown>;
  /** The row's number: `s.id`. */
  readonly key: RawBuilder<unknown>;
  /** What the columns need beside the table; filters and orders read the table alone. */
  readonly joins: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
}

/** Which rows, and in which order. */
export interface Choice {
  readonly where: readonly RawBuilder<unknown>[];
  readonly order: RawBuilder<unknown>;
}

const both = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** The numbers of the chosen rows in their order; found first, so that rows skipped by paging are never read whole. */
const chosen = ({ table, key }: Listing, { where, order }: Choice, limits: RawBuilder<unknown>) =>
  sql`select ${key} as id from ${table} where ${both(where)} order by ${order} ${limits}`;

/** One page of a table. */
export async function pageOf<Row>(
  db: QueryExecutor,
  listing: Listing,
  choice: Choice,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page<Row>> {
  const { table, key, joins, columns } = listing;
  const limits = limitsOf({ page, pageSize });
  // The beginning of everything is asked for most, and its plan depends on no value.
  const usual = page === 1 && choice.where.length === 0;
  const { rows } = await sql<Row>`
    ${sql.raw(usual ? prepared : unprepared)}
    select ${columns} from (${chosen(listing, choice, limits)}) picked
      join ${table} on ${key} = picked.id ${joins}
    order by ${choice.order}`.execute(db);
  return pageWithTotal(db, rows, { page, pageSize }, table, both(choice.where));
}

/**
 * A page's limits, as numbers in the statement: PostgreSQL plans a limit it does not know for a tenth of the
 * table, and plans anew each time because that is dear.
 */
export const limitsOf = ({ page, pageSize }: { page: number; pageSize: number }) =>
  sql`limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;

/** Rows are read so many at a time by an export. */
const batchSize = 2_000;

/** Every chosen row in order, batch by batch; the choice is made once, at the beginning. */
export async function* everyRow<Row>(
  db: Database,
  listing: Listing,
  choice: Choice,
): AsyncGenerator<Row> {
  const { table, key, joins, columns } = listing;
  const picked = sql<{ id: number }>`
    ${sql.raw(unprepared)} ${chosen(listing, choice, sql``)}`;
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

/** `column` upwards, `-column` downwards, the number deciding among equals; `otherwise` where nothing is asked. */
export function orderBy<Column extends string>(
  sort: Column | `-${Column}` | '',
  columns: Readonly<Record<Column, RawBuilder<unknown>>>,
  key: RawBuilder<unknown>,
  otherwise: `-${Column}`,
): RawBuilder<unknown> {
  const asked = sort === '' ? otherwise : sort;
  const column = columns[asked.replace(/^-/, '') as Column];
  return asked.startsWith('-') ? sql`${column} desc, ${key} desc` : sql`${column} asc, ${key} asc`;
}
