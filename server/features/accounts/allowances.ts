import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { execute, hasRow } from '../../platform/database/rows.ts';
import { allowances } from './rules.ts';

type Allowance = keyof typeof allowances;

/**
 * Takes one of what is allowed for an address in any hour and any day; false when nothing is left, and
 * then nothing is written. Many at once are counted one after the other.
 */
export async function takeAllowance(
  db: Database,
  kind: Allowance,
  addressHash: string,
  now: Date,
): Promise<boolean> {
  const { perHour, perDay } = allowances[kind];
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const usedSince = (since: Date) =>
    sql`array(select at from unnest(a.used_at) as at where at > ${since}::timestamptz)`;
  return hasRow(db)`
    insert into allowances_used as a (address_hash, kind, used_at, last_used_at)
    values (${addressHash}, ${kind}, array[${now}::timestamptz], ${now})
    on conflict (address_hash, kind) do update set
      used_at = ${usedSince(before(24))} || ${now}::timestamptz, last_used_at = ${now}
    where cardinality(${usedSince(before(24))}) < ${perDay}
      and cardinality(${usedSince(before(1))}) < ${perHour}
    returning kind`;
}

/** Gives back what was used, once its owner has proved who they are. */
export const restoreAllowance = (db: Database, kind: Allowance, addressHash: string) =>
  execute(db)`
    delete from allowances_used where address_hash = ${addressHash} and kind = ${kind}`;
