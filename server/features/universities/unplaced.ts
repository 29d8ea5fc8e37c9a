import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Page } from '../../../src/contract/paging.ts';
import type {
  listUnplaced,
  UnplacedText,
} from '../../../src/contract/universities/managed-universities.ts';
import { pageWithTotal } from '../../platform/database/count-matching.ts';
import type { Database } from '../../platform/database/open.ts';
import { limitsOf, searchedIn } from '../../platform/database/paged.ts';
import { unprepared } from '../../platform/database/postgresql/named-client.ts';
import { fallsUnder } from './students.ts';

/** One page of what students who fall under no university wrote as theirs, the text of most students first. */
export async function listUnplacedTexts(
  db: Database,
  { searchText, ...part }: v.InferOutput<typeof listUnplaced.query>,
): Promise<Page<UnplacedText>> {
  const searched =
    searchText === '' ? sql`true` : searchedIn(sql`(' ' || s.university_key)`, searchText);
  const texts = sql`(
    select s.university_key as key, count(*)::int as students from students s
    where ${fallsUnder(null)} and ${searched} group by s.university_key) texts`;
  const { rows } = await sql<UnplacedText>`
    ${sql.raw(unprepared)}
    select written.text, shown.students
    from (select * from ${texts} order by students desc, key ${limitsOf(part)}) shown
      cross join lateral (
        select s.university as text from students s
        where ${fallsUnder(null)} and s.university_key = shown.key order by s.id limit 1
      ) written
    order by shown.students desc, shown.key`.execute(db);
  return pageWithTotal(db, rows, part, texts, sql`true`);
}
