import { sql } from 'kysely';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

/** Lets nobody else change a row until the transaction ends, so that what is read of it stays true. */
export async function lockRow(
  transaction: Database,
  table: keyof Tables,
  id: number,
): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(
    transaction,
  );
}
