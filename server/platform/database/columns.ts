import { type RawBuilder, sql } from 'kysely';

/** The column of a table that holds each field of the contract: `{ firstName: 'first_name' }`. */
export type Columns = Readonly<Record<string, string>>;

/** Columns of a `select`: `s.first_name as "firstName", …`. */
export const selectColumns = (columns: Columns, table: string): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columns).map(
      ([field, column]) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(field)}`,
    ),
  );

/** Each field as a list is sorted by it, where its column's own order is meant. */
export const asTheyStand = <C extends Columns>(columns: C, table: string) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, sql.ref(`${table}.${column}`)]),
  ) as { readonly [Field in keyof C]: RawBuilder<unknown> };

/** Version of a row in a `select`. It changes with any of these columns. */
export const versionOf = (columns: Columns, table: string): RawBuilder<unknown> =>
  sql`md5(row(${sql.join(
    Object.values(columns).map((column) => sql.ref(`${table}.${column}`)),
  )})::text) as version`;

/** Values of an `insert` or `update`, by the names of their columns. Kysely skips undefined ones. */
export const toRow = <C extends Columns, Fields extends object>(
  columns: C,
  fields: Fields,
): { [F in keyof Fields as F extends keyof C ? C[F] : never]: Fields[F] } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const column = columns[field];
      return column === undefined ? [] : [[column, value]];
    }),
  ) as never;

/** The fields that have a column, without what the product adds: for the audit log. */
export const pickFields = <C extends Columns, Fields extends Record<keyof C, unknown>>(
  columns: C,
  fields: Fields,
): Pick<Fields, keyof C> =>
  Object.fromEntries(Object.keys(columns).map((field) => [field, fields[field]])) as never;
