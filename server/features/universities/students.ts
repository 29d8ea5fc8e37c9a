import { type RawBuilder, sql } from 'kysely';
import { writableStates } from '../../../src/contract/accounts/people.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow, hasRow, lockRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';

/** Condition for `students s` under a university; null for those under none. Every feature uses this one. */
export const fallsUnder = (universityId: number | null): RawBuilder<boolean> =>
  universityId === null ? sql`s.university_id is null` : sql`s.university_id = ${universityId}`;

/** True for students under one of several universities, given by a query of their numbers. */
const fallsUnderOneOf = (universityIds: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`s.university_id in (${universityIds})`;

/**
 * Places students again after a change of a university's names and domains: those under it, and those who wrote one of
 * its names or write from one of its domains and are under none, or by their domain alone under another. A student
 * whose place waits for their university stays there. The database's `university_of` is the rule; a trigger applies it
 * to every write of a student.
 */
export async function placeStudents(transaction: Database, universityId: number): Promise<void> {
  const itsNames = sql`(select key from university_names where university_id = ${universityId})`;
  await execute(transaction)`
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
    where s.id = placed.id and s.university_id is distinct from placed.university_id
      and not waits_for_university(s.id)`;
}

/** True for `universities u` that ask to confirm places and have staff who can sign in. */
const confirms: RawBuilder<boolean> = sql`
  (u.confirms_places and exists (
    select 1 from faculty_universities w join accounts a on a.id = w.account_id
    where w.university_id = u.id and account_state(a.state, a.password_hash) = 'active'))`;

/**
 * The university that has the last word on a place, which the student then falls under until it has spoken: the one they
 * fall under now, else the one they fell under when they applied. Null where neither confirms places. Nobody moves the
 * student meanwhile.
 */
export async function askUniversityOf(
  transaction: Database,
  { id, studentId }: { readonly id: number; readonly studentId: number },
): Promise<Asked | null> {
  await lockRow(transaction, 'students', studentId);
  const asked = await whoConfirms(transaction, id);
  if (!asked) return null;
  if (asked.isEarlier)
    await execute(transaction)`
      update students set university_id = ${asked.id} where id = ${studentId}`;
  return asked;
}

/** The university that would be asked about an application’s place; null for none. */
export const whoConfirms = (db: Database, applicationId: number) =>
  firstRow<Asked>(db)`
    select u.name, u.id is distinct from s.university_id as "isEarlier", u.id
    from applications x join students s on s.id = x.student_id
      join universities u on u.id in (s.university_id, x.applied_under_id)
    where x.id = ${applicationId} and ${confirms} order by "isEarlier" limit 1`;

interface Asked {
  readonly id: number;
  readonly name: string;
  /** The student fell under it when they applied, and under another one since. */
  readonly isEarlier: boolean;
}

/** Condition for `students s` under a university of a staff member. */
export const worksFor = (staffId: number): RawBuilder<boolean> =>
  fallsUnderOneOf(
    sql`select university_id from faculty_universities where account_id = ${staffId}`,
  );

/**
 * True if more than their own word says that `students s` study at their university: a staff member's word, an address
 * of one of its domains, or a place it is asked to confirm.
 */
export const isKnown: RawBuilder<boolean> = sql`(coalesce((
    select w.studies_there from university_words w where w.student_id = s.id and w.university_id = s.university_id
  ), exists (
    select from university_domains d
    where d.university_id = s.university_id and d.domain = any(domain_and_above(substring(lower(s.email) from '[^@]*$')))
  )) or waits_for_university(s.id))`;

/**
 * Condition for the `students s` a staff member may see: those known to study at one of their universities, while the
 * account exists. An unconfirmed address gives no university rights. Every statement for staff uses this.
 */
export const seenBy = (staffId: number): RawBuilder<boolean> => sql`
  (${worksFor(staffId)} and s.state in (${literals(writableStates)}) and ${isKnown})`;

/** True if a staff member may see a student. */
export const isSeen = (db: Database, staffId: number, studentId: number) =>
  hasRow(db)`
    select s.id from students s where s.id = ${studentId} and ${seenBy(staffId)}`;

/** @throws {Problem} `not-found` for a student of another university, as for none at all */
export async function requireSeen(db: Database, staffId: number, studentId: number): Promise<void> {
  if (!(await isSeen(db, staffId, studentId))) throw new Problem('not-found');
}
