import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Which of `students s` fall under a university; null for those who fall under none. Every room asks this one. */
export const fallsUnder = (universityId: number | null): RawBuilder<boolean> =>
  universityId === null ? sql`s.university_id is null` : sql`s.university_id = ${universityId}`;

/** The same for some universities together, given by a query of their numbers. */
export const fallsUnderOneOf = (universityIds: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`s.university_id in (${universityIds})`;

/**
 * Places anew whom a change of a university's names and domains may concern: those who fall under it, and those who
 * wrote one of its names, or write from one of its domains, and fall under none or, by their domain alone, under
 * another. The database's own `university_of` is the rule; a trigger keeps it for whoever writes a student.
 */
export async function placeStudents(transaction: Database, universityId: number): Promise<void> {
  const itsNames = sql`(select key from university_names where university_id = ${universityId})`;
  await sql`
    with concerned as (
      select id from students s where ${fallsUnder(universityId)}
      union
      select id from students s where ${fallsUnder(null)} and s.university_key in ${itsNames}
      union
      select s.id from (select distinct university_id from university_domains) other
        join students s on s.university_id = other.university_id
      where s.university_key in ${itsNames}
      union
      -- The trigram index of the table's search finds them; the rule then looks at the address itself.
      select s.id from university_domains d
        join students s on s.search like '%@' || d.domain || ' %' or s.search like '%.' || d.domain || ' %'
      where d.university_id = ${universityId}
    )
    update students s set university_id = placed.university_id
    from (
      select s.id, university_of(s.university, s.email) as university_id from concerned join students s using (id)
    ) placed
    where s.id = placed.id and s.university_id is distinct from placed.university_id`.execute(
    transaction,
  );
}

/** Whether a student's university has the last word on a place: it asks for that, and has staff who can say it. */
export async function universityConfirms(db: Database, studentId: number): Promise<boolean> {
  const { rows } = await sql`
    select s.id from students s join universities u on u.id = s.university_id
    where s.id = ${studentId} and u.confirms_places and exists (
      select 1 from faculty_universities w join accounts a on a.id = w.account_id
      where w.university_id = u.id and account_state(a.state, a.password_hash) = 'active')`.execute(
    db,
  );
  return rows.length > 0;
}
