import { sql } from 'kysely';
import type { Database } from './open.ts';
import { allValues, execute, hasRow } from './rows.ts';

/**
 * Rebuilds indexes in reading order after an update of ICU, by the system or with PGlite. Another version may sort
 * differently, and an index in the old order would miss rows.
 */
export async function renewReadingOrder(db: Database): Promise<void> {
  const isOutdated = await hasRow(db)`
    select from pg_collation where collname = 'reading' and collversion <> pg_collation_actual_version(oid)`;
  if (!isOutdated) return;
  await db.transaction().execute(async (transaction) => {
    await execute(transaction)`set local statement_timeout = 0`;
    const indexes = await allValues<string>(transaction)`
      select distinct objid::regclass::text as index from pg_depend
      where classid = 'pg_class'::regclass and refclassid = 'pg_collation'::regclass
        and refobjid = (select oid from pg_collation where collname = 'reading')`;
    for (const index of indexes) await execute(transaction)`reindex index ${sql.raw(index)}`;
    await execute(transaction)`alter collation reading refresh version`;
  });
}
