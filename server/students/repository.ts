import { sql } from 'kysely';
import type { ManagedStudent, NewStudent } from '../../src/contract/managed-students.ts';
import type { StudentForm } from '../../src/contract/students.ts';
import { toRow } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { studentColumnOf, studentFields } from './columns.ts';

export async function insertStudent(
  db: Database,
  id: number,
  profile: Omit<NewStudent, 'email'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('students')
    .values({ id, ...toRow(studentColumnOf, profile), profile_image: null, joined_at: now })
    .execute();
}

/** A student with what an admin sees, or null. */
export async function findStudent(db: Database, id: number): Promise<ManagedStudent | null> {
  const { rows } = await sql<ManagedStudent>`
    select ${studentFields} from students s where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Writes what the form gives; what it leaves out stays. The email address follows the account's. */
export async function updateStudent(
  transaction: Database,
  id: number,
  { email: _, ...profile }: StudentForm,
): Promise<void> {
  await transaction
    .updateTable('students')
    .set(toRow(studentColumnOf, profile))
    .where('id', '=', id)
    .execute();
}
