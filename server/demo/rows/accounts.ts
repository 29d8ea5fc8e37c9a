import { normalEmail } from '../../features/accounts/normal-email.ts';
import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import type { InventedStudent } from '../people/students.ts';
import type { Numbering } from './numbering.ts';

/** Who can sign in to the demo; all with the same password. */
export const signIns = {
  superAdmin: 'admin@trestle.example',
  moderator: 'moderator@trestle.example',
  student: 'student@trestle.example',
  company: 'company@trestle.example',
  faculty: 'faculty@trestle.example',
} as const;

/** The hashes of the demo's password, and of one that nobody knows. */
export interface Passwords {
  readonly known: string;
  readonly nobodys: string;
}

/** The two admins; the Super Admin first. */
export function adminRows(number: Numbering, { known }: Passwords, now: Date) {
  const admin = {
    role: 'Admin',
    state: 'active',
    password_hash: known,
    created_at: momentOf(now, -440),
  } as const;
  return [
    {
      id: number.accounts(),
      email: signIns.superAdmin,
      normal_email: normalEmail(signIns.superAdmin),
      admin_level: 'Super Admin',
      admin_name: 'Astrid Brandt',
      ...admin,
    },
    {
      id: number.accounts(),
      email: signIns.moderator,
      normal_email: normalEmail(signIns.moderator),
      admin_level: 'Moderator',
      admin_name: 'Marek Novak',
      ...admin,
    },
  ] as const satisfies Row<'accounts'>[];
}

/** An account of a student or a company. Only the demo's own two have a password that anybody knows. */
export function accountRow(
  id: number,
  role: 'Student' | 'Company',
  email: string,
  passwords: Passwords,
  createdAt: Date,
) {
  const open = email === signIns.student || email === signIns.company;
  return {
    id,
    email,
    normal_email: normalEmail(email),
    role,
    admin_level: null,
    admin_name: null,
    password_hash: open ? passwords.known : passwords.nobodys,
    state: 'active',
    created_at: createdAt,
  } as const satisfies Row<'accounts'>;
}

export const studentRow = (id: number, student: InventedStudent) =>
  ({
    id,
    first_name: student.firstName,
    last_name: student.lastName,
    engineering_type: student.engineeringType,
    college_year: student.collegeYear,
    university: student.university,
    profile_image: null,
    skills: student.skills,
    bio: '',
    links: [],
    available_days: student.availableDays,
    joined_at: student.joinedAt,
    introduced_at: student.joinedAt,
  }) satisfies Row<'students'>;
