import { type RawBuilder, sql } from 'kysely';
import { plannedAnew } from './named-client.ts';
import type { Database } from './open.ts';

/** Up to so many matches are counted on every request. */
export const countedAtMost = 10_000;
const rememberedForMs = 60_000;
const rememberedAtMost = 200;

const remembered = new WeakMap<Database, Map<string, { total: number; until: number }>>();

/**
 * How many rows match. Up to 10,000 the number is exact. Where more match, a search answers 10,000,
 * and a mere filter an exact number that is at most a minute old: so counting costs a request no more
 * than 10,000 rows, whatever the table holds.
 */
export async function countMatching(
  db: Database,
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  searching: boolean,
): Promise<number> {
  const counted = sql<{ total: number }>`
    ${sql.raw(plannedAnew)}
    select count(*)::int as total from (select 1 from ${table} where ${where} limit ${countedAtMost}) matching`;
  const total = (await counted.execute(db)).rows[0]?.total ?? 0;
  if (total < countedAtMost || searching) return total;

  const every = sql<{ total: number }>`select count(*)::int as total from ${table} where ${where}`;
  const { sql: statement, parameters } = every.compile(db);
  const key = `${statement} ${JSON.stringify(parameters)}`;
  const numbers = remembered.get(db) ?? new Map();
  remembered.set(db, numbers);
  const known = numbers.get(key);
  if (known && known.until > performance.now()) return known.total;
  const exact = (await every.execute(db)).rows[0]?.total ?? 0;
  if (numbers.size >= rememberedAtMost) numbers.clear();
  numbers.set(key, { total: exact, until: performance.now() + rememberedForMs });
  return exact;
}
