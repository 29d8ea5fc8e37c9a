import { sql } from 'kysely';
import type {
  SavedSearch,
  SavedSearchChange,
  SavedSearchForm,
} from '../../../../src/contract/projects/saved-searches.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, firstRow, hasRow } from '../../../platform/database/rows.ts';

/** The wire's saved search from `saved_searches s`. */
export const searchFields = sql`
  s.id, s.name, s.digest, s.search_text as "searchText", s.engineering_type as engineering, s.skills,
  coalesce(s.max_duration_days::text, '') as "maxDuration", s.location, s.paid::text as paid, s.remote::text as remote,
  coalesce(s.max_hours::text, '') as "maxHours", s.open_only::text as "openOnly"`;

/** A student's searches in the order they were saved. */
export const searchesOf = (db: Database, studentId: number) =>
  allRows<SavedSearch>(db)`
    select ${searchFields} from saved_searches s where s.student_id = ${studentId}
    order by s.created_at, s.id`;

export async function insertSearch(
  db: Database,
  studentId: number,
  {
    name,
    digest,
    searchText,
    engineering,
    skills,
    maxDuration,
    location,
    paid,
    remote,
    maxHours,
    openOnly,
  }: SavedSearchForm,
  now: Date,
): Promise<SavedSearch> {
  const row = await firstRow<SavedSearch>(db)`
    insert into saved_searches as s (student_id, name, digest, search_text, engineering_type, skills, max_duration_days,
      location, paid, remote, max_hours, open_only, digested_until, created_at)
    values (${studentId}, ${name}, ${digest}, ${searchText}, ${engineering}, ${skills},
      ${maxDuration === '' ? null : Number(maxDuration)}, ${location},
      ${paid === 'true'}, ${remote === 'true'}, ${maxHours === '' ? null : Number(maxHours)}, ${openOnly === 'true'}, ${now}, ${now})
    returning ${searchFields}`;
  return row!;
}

/**
 * A digest that is turned on again begins with projects from then on.
 * @returns null if the student has no such search
 */
export const updateSearch = (
  db: Database,
  studentId: number,
  id: number,
  { name, digest }: SavedSearchChange,
  now: Date,
) =>
  firstRow<SavedSearch>(db)`
    update saved_searches s set name = ${name}, digest = ${digest},
      digested_until = case when s.digest = 'off' then ${now} else s.digested_until end
    where s.id = ${id} and s.student_id = ${studentId}
    returning ${searchFields}`;

/** @returns whether there was such a search of this student */
export const deleteSearch = (db: Database, studentId: number, id: number) =>
  hasRow(db)`
    delete from saved_searches where id = ${id} and student_id = ${studentId} returning id`;

/** Makes what a student's digests need, once. */
export const ensureDigests = (db: Database, studentId: number, unsubscribeToken: string) =>
  execute(db)`
    insert into search_digests (student_id, unsubscribe_token) values (${studentId}, ${unsubscribeToken})
    on conflict do nothing`;
