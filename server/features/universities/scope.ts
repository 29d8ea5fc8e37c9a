import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { hasRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { fallsUnderOneOf } from './students.ts';

/**
 * Which of `students s` a member of staff sees: those who fall under one of their universities, as long as the account
 * is one. An address that nobody has confirmed gives no university rights. Every statement for staff asks this.
 */
export const seenBy = (staffId: number): RawBuilder<boolean> => sql`
  (${fallsUnderOneOf(sql`select university_id from faculty_universities where account_id = ${staffId}`)}
    and s.state in ('active', 'invited'))`;

/** Whether a member of staff sees a student. */
export const isSeen = (db: Database, staffId: number, studentId: number) =>
  hasRow(db)`
    select s.id from students s where s.id = ${studentId} and ${seenBy(staffId)}`;

/** @throws {Problem} `not-found` for a student of another university, as for none at all */
export async function requireSeen(db: Database, staffId: number, studentId: number): Promise<void> {
  if (!(await isSeen(db, staffId, studentId))) throw new Problem('not-found');
}
