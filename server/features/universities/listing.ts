import { sql } from 'kysely';
import type * as v from 'valibot';
import type {
  listUniversities,
  ManagedUniversity,
} from '../../../src/contract/universities/managed-universities.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { type Listing, searchedIn } from '../../platform/database/paged.ts';
import { firstRow } from '../../platform/database/rows.ts';

type Query = v.InferOutput<typeof listUniversities.query>;

const otherNames = sql`array(
  select n.name from university_names n
  where n.university_id = u.id and n.key <> university_key(u.name) order by n.key)`;
/** Counts the staff, from `universities u`. */
export const staffOf = sql`(
  select count(*)::int from faculty_universities f where f.university_id = u.id)`;
const domains = sql`array(
  select d.domain from university_domains d where d.university_id = u.id order by d.domain)`;

/** A university of the contract from `universities u`. */
const columns = sql<ManagedUniversity>`
  u.id, u.name, ${otherNames} as "otherNames", ${domains} as domains, u.confirms_places as "confirmsPlaces",
  md5(row(u.name, u.confirms_places, ${otherNames}, ${domains})::text) as version,
  (select count(*)::int from students s where s.university_id = u.id) as students, ${staffOf} as staff,
  ${asInstant(sql`u.created_at`)} as "createdAt"`;

/** The newest first unless sorted otherwise. */
export const universityListing: Listing<ManagedUniversity, Query> = {
  table: sql`universities u`,
  key: sql`u.id`,
  columns,
  filters: ({ searchText }) => [
    searchText &&
      sql`u.id in (
        select university_id from university_names where ${searchedIn(sql`as_searched(' ' || key)`, searchText)}
        union all
        select university_id from university_domains where ${searchedIn(sql`(' ' || domain)`, searchText)})`,
  ],
  orders: { name: sql`u.name collate reading`, createdAt: sql`u.created_at` },
  newestBy: 'createdAt',
};

export const findUniversity = (db: Database, id: number) =>
  firstRow<ManagedUniversity>(db)`
    select ${columns} from universities u where u.id = ${id}`;
