import { sql } from 'kysely';
import type {
  ManagedStudent,
  NewStudent,
  StudentRecord,
} from '../../../src/contract/students/managed-students.ts';
import type { Student } from '../../../src/contract/students/students.ts';
import { toRow } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow, insertAll } from '../../platform/database/rows.ts';
import { studentColumnOf, studentFields } from './columns.ts';
import { resumeInProfile } from './resumes/sent.ts';

export async function insertStudent(
  db: Database,
  id: number,
  profile: Omit<NewStudent, 'email'>,
  now: Date,
  /** The term they come into. */
  termId: number | null = null,
): Promise<void> {
  const student = { id, ...toRow(studentColumnOf, profile), profile_image: null };
  await insertAll(db, 'students', [{ ...student, joined_at: now, term_id: termId }]);
}

/** A student with what an admin sees and the résumé in the profile, or null. */
export const findStudent = (
  db: Database,
  id: number,
): Promise<(ManagedStudent & Pick<Student, 'resume'>) | null> =>
  firstRow<ManagedStudent & Pick<Student, 'resume'>>(db)`
    select ${studentFields}, ${resumeInProfile(sql`s.id`)} as resume
    from students s where s.id = ${id}`;

/** A student with what an admin sees and the university they fall under, or null. */
export const findStudentRecord = (db: Database, id: number) =>
  firstRow<StudentRecord>(db)`
    select ${studentFields},
      (select json_build_object('id', u.id, 'name', u.name) from universities u where u.id = s.university_id)
        as "fallsUnder"
    from students s where s.id = ${id}`;
