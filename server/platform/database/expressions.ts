import { type RawBuilder, sql } from 'kysely';

/** Words of a list as literals of a statement, `'one', 'two'`: partial indexes are used for literals and not for parameters. */
export const literals = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)));

/** A text as `like` and `ilike` take it literally: their own signs lose their meaning. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A text with which the columns of searches are compared by `like`: its own signs lose their meaning. */
export const asSearched = (
  text: string,
  [before, after]: readonly [string, string] = ['%', '%'],
): RawBuilder<string> =>
  sql`as_searched(${`${before}${escapeLike(text.normalize('NFKD'))}${after}`})`;

/** An instant as the wire writes it (ISO 8601, UTC), made by the database: no date object per row. */
export const asInstant = (column: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
