import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Page } from '../../../src/contract/paging.ts';
import type {
  listUnplaced,
  UnplacedText,
} from '../../../src/contract/universities/managed-universities.ts';
import type { UniversitySuggestion } from '../../../src/contract/universities/universities.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
import { pageWithTotal } from '../../platform/database/count-matching.ts';
import { escapeLike } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { limitsOf, pageOf, searchedIn } from '../../platform/database/paged.ts';
import { allRows } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { findUniversity, universityListing } from './listing.ts';
import { mergeUniversity, previewMerge } from './merge.ts';
import { addUniversity, changeUniversity, deleteUniversity, nameUniversity } from './save.ts';
import { fallsUnder } from './students.ts';

/** The universities that students fall under: suggested to everyone, kept by admins. */
export async function universities(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  const { db } = services;

  serve(app, endpoints.suggestUniversities, ({ query }, { reads }) =>
    suggestUniversities(reads, query.search),
  );

  serve(app, endpoints.listUniversities, ({ query }, { reads }) =>
    pageOf(reads, universityListing, query),
  );

  serve(app, endpoints.listUnplaced, ({ query }, { reads }) => listUnplacedTexts(reads, query));

  serve(app, endpoints.getUniversity, async ({ params }) =>
    orNotFound(await findUniversity(db, params.id)),
  );

  act(endpoints.addUniversity, (command, { body }) => addUniversity(command, body));

  act(endpoints.updateUniversity, (command, { params, body, version }) =>
    changeUniversity(command, params.id, body, version),
  );

  act(endpoints.nameUniversity, (command, { params, body }) =>
    nameUniversity(command, params.id, body.name),
  );

  act(endpoints.deleteUniversity, (command, { params }) => deleteUniversity(command, params.id));

  serve(app, endpoints.previewMerge, ({ params, query }) =>
    previewMerge(db, params.id, query.into),
  );

  act(endpoints.mergeUniversity, (command, { params, body }) =>
    mergeUniversity(command, params.id, body.into),
  );
}

const suggestedAtMost = 10;
/** Limit of names read, even if more contain the text. */
const lookedAtAtMost = 100;

/** Universities with a name that begins with a text, then those with one that holds it. */
async function suggestUniversities(db: Database, search: string): Promise<UniversitySuggestion[]> {
  const text = search.replaceAll(/\s+/g, ' ');
  if (text === '') return [];
  const beginning = `${escapeLike(text.toLowerCase())}%`;
  return allRows<UniversitySuggestion>(db)`
    select name, case when is_own then null else found_name end as "otherName"
    from (
      select distinct on (u.id) u.name, n.name as found_name, n.key = university_key(u.name) as is_own, n.rank
      from (
        (select university_id, name, key, 1 as rank from university_names
         where key like ${beginning} order by key limit ${lookedAtAtMost})
        union all
        (select university_id, name, key, 2 as rank from university_names
         where ${searchedIn(sql`as_searched(' ' || key)`, text)} limit ${lookedAtAtMost})
      ) n join universities u on u.id = n.university_id
      order by u.id, n.rank, is_own desc
    ) suggested
    order by rank, name collate reading limit ${suggestedAtMost}`;
}

/** One page of what students who fall under no university wrote as theirs, the text of most students first. */
async function listUnplacedTexts(
  db: Database,
  { searchText, ...part }: v.InferOutput<typeof listUnplaced.query>,
): Promise<Page<UnplacedText>> {
  const searched =
    searchText === ''
      ? sql`true`
      : searchedIn(sql`as_searched(' ' || s.university_key)`, searchText);
  const texts = sql`(
    select s.university_key as key, count(*)::int as students from students s
    where ${fallsUnder(null)} and ${searched} group by s.university_key) texts`;
  const rows = await allRows<UnplacedText>(db, 'each time')`
    select written.text, shown.students
    from (select * from ${texts} order by students desc, key ${limitsOf(part)}) shown
      cross join lateral (
        select s.university as text from students s
        where ${fallsUnder(null)} and s.university_key = shown.key order by s.id limit 1
      ) written
    order by shown.students desc, shown.key`;
  return pageWithTotal(db, rows, part, texts, sql`true`);
}
