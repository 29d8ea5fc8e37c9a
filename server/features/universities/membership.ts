import { sql } from 'kysely';
import { writableStates } from '../../../src/contract/accounts/people.ts';
import type { Unconfirmed } from '../../../src/contract/universities/membership.ts';
import { happened } from '../../platform/acts/happened.ts';
import type { Command } from '../../platform/calls/command.ts';
import { asInstant, literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow, hasRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { isKnown, worksFor } from './students.ts';

/** Condition for `students s` who name a university of a staff member and are not confirmed. */
const unconfirmed = (staffId: number) => sql`
  ${worksFor(staffId)} and s.state in (${literals(writableStates)}) and not ${isKnown} and not exists (
    select from university_words w where w.student_id = s.id and w.university_id = s.university_id)`;

/** Counts the students to confirm, and finds the first after a number, to skip one that was left for later. */
export async function unconfirmedOf(
  db: Database,
  staffId: number,
  after: number,
): Promise<Unconfirmed> {
  const row = await firstRow<Unconfirmed>(db)`
    select (select count(*)::int from students s where ${unconfirmed(staffId)}) as count, (
      select json_build_object('id', s.id, 'name', s.first_name || ' ' || s.last_name, 'engineeringType', s.engineering_type,
        'collegeYear', s.college_year, 'university', u.name, 'joinedAt', ${asInstant(sql`s.joined_at`)})
      from students s join universities u on u.id = s.university_id
      where ${unconfirmed(staffId)} and s.id > ${after} order by s.id limit 1) as next`;
  return row!;
}

/**
 * Confirms or denies that a student studies at the caller's university, and notifies a student who is denied.
 * @throws {Problem} `not-found` for a student who does not wait for it
 */
export async function decideMembership(
  command: Command,
  studentId: number,
  studiesHere: boolean,
): Promise<void> {
  const { transaction, by } = command;
  const waits = await hasRow(transaction)`
    select s.id from students s where s.id = ${studentId} and ${unconfirmed(by.accountId)} for update of s`;
  if (!waits) throw new Problem('not-found');
  await sayOf(command, [studentId], studiesHere);
  if (studiesHere) return;
  const concerned = { student: [studentId] };
  await happened(command, [{ kind: 'not known there', aboutId: studentId, facts: {}, concerned }]);
}

/** Records for students that they study at their university, or do not. Students without a university are left out. */
export const sayOf = (
  { transaction, by, at }: Pick<Command, 'transaction' | 'at'> & { by: { accountId: number } },
  studentIds: readonly number[],
  studiesThere = true,
) =>
  execute(transaction)`
    insert into university_words (student_id, university_id, studies_there, said_by, said_at)
    select s.id, s.university_id, ${studiesThere}::boolean, ${by.accountId}, ${at} from students s
    where s.id = any(${studentIds}::bigint[]) and s.university_id is not null
    on conflict (student_id) do update set university_id = excluded.university_id,
      studies_there = excluded.studies_there, said_by = excluded.said_by, said_at = excluded.said_at`;
