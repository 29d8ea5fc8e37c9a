import { sql } from 'kysely';
import type { UniversitySuggestion } from '../../../src/contract/universities/universities.ts';
import { escapeLike } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { searchedIn } from '../../platform/database/paged.ts';

const suggestedAtMost = 10;
/** So many names are looked at, however many hold the text. */
const lookedAtAtMost = 100;

/** Universities with a name that begins with a text, then those with one that holds it. */
export async function suggestUniversities(
  db: Database,
  search: string,
): Promise<UniversitySuggestion[]> {
  const text = search.replaceAll(/\s+/g, ' ');
  if (text === '') return [];
  const beginning = `${escapeLike(text.toLowerCase())}%`;
  const { rows } = await sql<UniversitySuggestion>`
    select name, case when is_own then null else found_name end as "otherName"
    from (
      select distinct on (u.id) u.name, n.name as found_name, n.key = university_key(u.name) as is_own, n.rank
      from (
        (select university_id, name, key, 1 as rank from university_names
         where key like ${beginning} order by key limit ${lookedAtAtMost})
        union all
        (select university_id, name, key, 2 as rank from university_names
         where ${searchedIn(sql`(' ' || key)`, text)} limit ${lookedAtAtMost})
      ) n join universities u on u.id = n.university_id
      order by u.id, n.rank, is_own desc
    ) suggested
    order by rank, lower(name) limit ${suggestedAtMost}`.execute(db);
  return rows;
}
