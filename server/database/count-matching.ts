import { type RawBuilder, sql } from 'kysely';
import { plannedAnew } from './named-client.ts';
import type { Asked } from './open.ts';

/** Up to so many matches are counted one by one. */
export const countedAtMost = 10_000;
const rememberedAtMost = 500;
/** How old a remembered number may be, in milliseconds. */
const oldest = (total: number) => (total < countedAtMost ? 10_000 : 60_000);

const remembered = new WeakMap<Asked, Map<string, { total: number; until: number }>>();

export interface Counting {
  /** Smaller numbers are counted for every request: whoever adds a row to a table reads that it is there. */
  readonly exactBelow: 1_000 | typeof countedAtMost;
}

/**
 * How many rows match. Below `exactBelow` they are counted for every request; below 10,000 the number may be ten
 * seconds old; where more match it is 10,000. Where it is to be exact below 10,000, it is true beyond that as well,
 * and may be a minute old. So counting costs a request no more than 10,000 rows, whatever the table holds.
 */
export async function countMatching(
  db: Asked,
  table: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  { exactBelow }: Counting,
): Promise<number> {
  const every = sql<{ total: number }>`select count(*)::int as total from ${table} where ${where}`;
  const { sql: statement, parameters } = every.compile(db);
  const key = `${exactBelow} ${statement} ${JSON.stringify(parameters)}`;
  const numbers = remembered.get(db) ?? new Map();
  remembered.set(db, numbers);
  const now = performance.now();
  const known = numbers.get(key);
  if (known && known.until > now) return known.total;
  // Whoever comes first counts again; the others go on with the old number meanwhile.
  if (known) known.until = now + 1_000;

  const counted = sql<{ total: number }>`
    ${sql.raw(plannedAnew)}
    select count(*)::int as total from (select 1 from ${table} where ${where} limit ${countedAtMost}) matching`;
  const some = (await counted.execute(db)).rows[0]?.total ?? 0;
  const beyond = exactBelow === countedAtMost && some >= countedAtMost;
  const total = beyond ? ((await every.execute(db)).rows[0]?.total ?? 0) : some;
  numbers.delete(key);
  if (total >= exactBelow) {
    if (numbers.size >= rememberedAtMost) numbers.clear();
    numbers.set(key, { total, until: performance.now() + oldest(total) });
  }
  return total;
}
