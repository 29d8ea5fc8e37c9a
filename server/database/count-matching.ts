import { type RawBuilder, sql } from 'kysely';
import { countedAtMost } from '../../src/contract/paging.ts';
import { unprepared } from './named-client.ts';
import type { QueryExecutor } from './open.ts';

/** How many rows match, counted for every request and no further than `countedAtMost`, whatever the table holds. */
export async function countMatching(
  db: QueryExecutor,
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${sql.raw(unprepared)}
    select count(*)::int as total
    from (select 1 from ${table} where ${where} limit ${sql.lit(countedAtMost)}) matching`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
