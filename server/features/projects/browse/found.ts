import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../platform/database/expressions.ts';
import { searchedIn } from '../../../platform/database/paged.ts';

/**
 * The numbers of what a search finds in `projects p`, at most so many by their title and as many by their company or a
 * skill alone, each the first of their order: walked where the text is common, looked up where it is rare.
 */
export function found(
  searchText: string,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  atMost: number,
): RawBuilder<unknown> {
  const { inTitle, inKeywords } = conditions(searchText);
  const part = (condition: RawBuilder<unknown>, byTitle: boolean) => sql`
    (select p.id, ${sql.lit(byTitle)} as in_title from projects p
     where ${where} and ${condition} order by ${order} limit ${sql.lit(atMost)})`;
  return sql`(${part(inTitle, true)} union all ${part(sql`${inKeywords} and not ${inTitle}`, false)})`;
}

/** The same as one condition, for a list in which the title comes not first. */
export function findable(searchText: string): RawBuilder<unknown> {
  const { inTitle, inKeywords } = conditions(searchText);
  return sql`(${inTitle} or ${inKeywords})`;
}

const conditions = (searchText: string) => ({
  inTitle: sql`p.search like lower(${`%${escapeLike(searchText)}%`})`,
  inKeywords: searchedIn(sql`p.keywords`, searchText),
});
