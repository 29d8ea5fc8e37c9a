import { sql } from 'kysely';
import { type FacultyNote, notesAtMost } from '../../../src/contract/universities/faculty-notes.ts';
import type { Command } from '../../platform/calls/command.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow, hasRow, lockRow } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { requireSeen, seenBy } from './students.ts';

const columns = sql`
  n.id, n.note, ${asInstant(sql`n.written_at`)} as "writtenAt", ${asInstant(sql`n.changed_at`)} as "changedAt"`;

/** A note of one's own about a student one still sees, from `faculty_notes n`. */
const own = (staffId: number, id: number) => sql`
  n.id = ${id} and n.account_id = ${staffId}
  and exists (select 1 from students s where s.id = n.student_id and ${seenBy(staffId)})`;

/** A staff member's notes about a student, the newest first. */
export const notesAbout = (db: Database, staffId: number, studentId: number) =>
  allRows<FacultyNote>(db)`
    select ${columns} from faculty_notes n
    where n.account_id = ${staffId} and n.student_id = ${studentId}
    order by n.id desc limit ${notesAtMost}`;

/** @throws {Problem} `not-found`, `too-many-saved` */
export async function addNote(
  command: Command,
  studentId: number,
  note: string,
): Promise<FacultyNote> {
  const { transaction, by, at } = command;
  // Two at once would both find room for one.
  await lockRow(transaction, 'accounts', by.accountId);
  await requireSeen(transaction, by.accountId, studentId);
  const before = await notesAbout(transaction, by.accountId, studentId);
  if (before.length >= notesAtMost)
    throw new Problem(
      'too-many-saved',
      `You have ${notesAtMost} notes about this student, which is the limit. Delete one of them first.`,
    );
  const row = await firstRow<FacultyNote>(transaction)`
    insert into faculty_notes as n (account_id, student_id, note, written_at)
    values (${by.accountId}, ${studentId}, ${note}, ${at}) returning ${columns}`;
  return row!;
}

/** @throws {Problem} `not-found`, for a note of anybody else too */
export async function changeNote(
  { transaction, by, at }: Command,
  id: number,
  note: string,
): Promise<FacultyNote> {
  const row = await firstRow<FacultyNote>(transaction)`
    update faculty_notes n set note = ${note}, changed_at = ${at}
    where ${own(by.accountId, id)} returning ${columns}`;
  return orNotFound(row);
}

/** @throws {Problem} `not-found`, for a note of anybody else too */
export async function deleteNote({ transaction, by }: Command, id: number): Promise<void> {
  const wasThere = await hasRow(transaction)`
    delete from faculty_notes n where ${own(by.accountId, id)} returning n.id`;
  if (!wasThere) throw new Problem('not-found');
}
