import { type RawBuilder, sql } from 'kysely';

/** Words of a list as literals of a statement, `'one', 'two'`: partial indexes are used for literals and not for parameters. */
export const literals = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(words.map((word) => sql.lit(word)));
