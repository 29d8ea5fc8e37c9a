import { sql } from 'kysely';
import type { Student, StudentForm, StudentRegistration } from '../../src/contract/students.ts';
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
      s.profile_image as "profileImage", s.skills, s.bio, s.links, s.available_days as "availableDays"
    from students s join accounts a on a.id = s.id
    where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Writes what the form gives; what it leaves out stays. */
export async function updateStudent(
  transaction: Database,
  id: number,
  form: StudentForm,
): Promise<void> {
  const { skills, bio, links, availableDays } = form;
  await transaction
    .updateTable('students')
    .set({
      first_name: form.firstName,
      last_name: form.lastName,
      engineering_type: form.engineeringType,
      college_year: form.collegeYear,
      university: form.university,
      ...(skills !== undefined && { skills }),
      ...(bio !== undefined && { bio }),
      ...(links !== undefined && { links }),
      ...(availableDays !== undefined && { available_days: availableDays }),
    })
    .where('id', '=', id)
    .execute();
}
