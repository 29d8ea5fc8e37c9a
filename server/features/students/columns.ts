import { sql } from 'kysely';
import type { ManagedStudent } from '../../../src/contract/students/managed-students.ts';
import type { StudentForm } from '../../../src/contract/students/students.ts';
import { selectColumns, versionOf } from '../../platform/database/columns.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newEmailOf } from '../accounts/address/change.ts';

/** The column of every field that a student's form has. */
export const studentColumnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  engineeringType: 'engineering_type',
  collegeYear: 'college_year',
  university: 'university',
  skills: 'skills',
  bio: 'bio',
  links: 'links',
  availableDays: 'available_days',
} as const satisfies Record<keyof StudentForm, keyof Tables['students']>;

/** Adds the columns that only admins list. */
export const listedColumnOf = {
  ...studentColumnOf,
  profileImage: 'profile_image',
  state: 'state',
  termId: 'term_id',
} as const satisfies Partial<Record<keyof ManagedStudent, keyof Tables['students']>>;

/** A student of the contract from `students s`, with what an admin sees. */
export const studentFields = sql<ManagedStudent>`
  s.id as "sId", ${selectColumns(listedColumnOf, 's')}, ${versionOf(studentColumnOf, 's')},
  s.introduced_at is not null as introduced, ${newEmailOf(sql`s.id`)} as "newEmail",
  ${asInstant(sql`s.joined_at`)} as "joinedAt"`;
