import { type RawBuilder, sql } from 'kysely';

/** An instant as the wire writes it (ISO 8601, UTC), made by the database: no date object per row. */
export const asInstant = (column: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
