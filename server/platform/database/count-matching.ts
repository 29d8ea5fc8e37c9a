import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../../src/contract/paging.ts';
import { countedAtMost, matchesCountedAhead } from '../../../src/contract/paging.ts';
import type { Database } from './open.ts';
import { allRows } from './rows.ts';

/** Counts the matching rows up to `atMost`, on every request and for tables of any size. */
export async function countMatching(
  db: Database,
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  atMost: number,
): Promise<Pick<Page<unknown>, 'total' | 'hasMore'>> {
  const rows = await allRows<{ total: number }>(db, 'each time')`
    select count(*)::int as total
    from (select 1 from ${table} where ${where} limit ${sql.lit(atMost + 1)}) matching`;
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, atMost), hasMore: total > atMost };
}

/** Limit of counting a page's matches if rows must be read for them. */
export const countedAhead = ({ page, pageSize }: { page: number; pageSize: number }): number =>
  (page - 1) * pageSize + matchesCountedAhead;

/** A page with how many rows match: its last page says so by itself, for any other they are counted. */
export async function pageWithTotal<Row>(
  db: Database,
  rows: readonly Row[],
  { page, pageSize }: { page: number; pageSize: number },
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  atMost = countedAtMost,
): Promise<Page<Row>> {
  const before = (page - 1) * pageSize;
  const isLast = rows.length < pageSize && (rows.length > 0 || before === 0);
  if (isLast) return { rows, total: before + rows.length };
  return { rows, ...(await countMatching(db, table, where, atMost)) };
}
