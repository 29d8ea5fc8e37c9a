import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database } from './open.ts';
import { type Planned, planned } from './planned.ts';
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
  await execute(db)`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::json)`;
}

/** Adds one row. @returns its number */
export async function insertRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  row: Row<Table>,
): Promise<number> {
  const { id } = await db
    .insertInto(table as 'accounts')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the row that has a key, or changes it where it is there. */
export async function putRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  key: Partial<Row<Table>>,
  row: Partial<Row<Table>>,
): Promise<void> {
  await db
    .insertInto(table as 'accounts')
    .values({ ...key, ...row } as never)
    .onConflict((conflict) => conflict.columns(Object.keys(key) as never).doUpdateSet(row as never))
    .execute();
}

/** Changes the row of a number; what is undefined stays as it is. */
export async function updateRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  id: number,
  row: { [Column in keyof Row<Table>]?: Row<Table>[Column] | RawBuilder<unknown> | undefined },
): Promise<void> {
  await db
    .updateTable(table as 'accounts')
    .set(row as object)
    .where('id', '=', id)
    .execute();
}

/** Locks a row until the transaction ends, so that its data stays true. */
export async function lockRow(
  transaction: Database,
  table: keyof Tables,
  id: number,
): Promise<void> {
  await execute(transaction)`select from ${sql.table(table)} where id = ${id} for no key update`;
}

/** A statement as `sql` writes it. */
type Statement<Answer> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Answer>;

/** The rows of a statement to a database: ``allRows<Term>(db)`select …` ``; `when` says when PostgreSQL plans it. */
export const allRows =
  <Row>(db: Database, when?: Planned): Statement<Row[]> =>
  async (...statement) => {
    const asked = sql<Row>(...statement);
    return (await (when ? planned(when, asked) : asked).execute(db)).rows;
  };

/** The first of them; null where there is none. */
export const firstRow =
  <Row>(db: Database): Statement<Row | null> =>
  async (...statement) =>
    (await allRows<Row>(db)(...statement))[0] ?? null;

/** Reads the values of rows with one column. */
export const allValues =
  <Value>(db: Database, when?: Planned): Statement<Value[]> =>
  async (...statement) => {
    const rows = await allRows<Record<string, Value>>(db, when)(...statement);
    return rows.flatMap((row) => Object.values(row));
  };

/** The first of them; null where there is none. */
export const firstValue =
  <Value>(db: Database): Statement<Value | null> =>
  async (...statement) =>
    (await allValues<Value>(db)(...statement))[0] ?? null;

/** True if there is a row. */
export const hasRow =
  (db: Database): Statement<boolean> =>
  async (...statement) =>
    (await firstRow(db)(...statement)) !== null;

/** Counts the rows a statement has changed. */
export const countChanged =
  (db: Database): Statement<number> =>
  async (...statement) =>
    Number((await sql(...statement).execute(db)).numAffectedRows ?? 0n);

/** Sends a statement that answers no rows. */
export const execute =
  (db: Database): Statement<void> =>
  async (...statement) => {
    await sql(...statement).execute(db);
  };
