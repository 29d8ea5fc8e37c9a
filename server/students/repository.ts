import { sql } from 'kysely';
import type { Student, StudentRegistration } from '../../src/contract/students.ts';
import type { Database } from '../database/open.ts';

export async function addStudent(
  db: Database,
  id: number,
  profile: Omit<StudentRegistration, 'email' | 'password'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('students')
    .values({
      id,
      first_name: profile.firstName,
      last_name: profile.lastName,
      engineering_type: profile.engineeringType,
      college_year: profile.collegeYear,
      university: profile.university,
      profile_image: null,
      joined_at: now,
    })
    .execute();
}

export async function findStudent(db: Database, id: number): Promise<Student | null> {
  const { rows } = await sql<Student>`
    select s.id as "sId", s.first_name as "firstName", s.last_name as "lastName", a.email,
      s.engineering_type as "engineeringType", s.college_year as "collegeYear", s.university,
      s.profile_image as "profileImage"
    from students s join accounts a on a.id = s.id
    where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
