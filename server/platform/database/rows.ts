import { type Insertable, sql } from 'kysely';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

export type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/**
 * Writes many rows of one table in one statement and one parameter, which neither engine's limit
 * of 65,535 parameters touches. All rows name the same columns.
 */
export async function insertAll<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)
  `.execute(db);
}

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
