import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, newPassword, requiredText } from './fields.ts';
import { collegeYears, engineeringTypes } from './people.ts';

/** A student as the API names them. `profileImage` is an address or null for the default picture. */
export const student = v.object({
  sId: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  engineeringType: v.string(),
  collegeYear: v.string(),
  university: v.string(),
  profileImage: v.nullable(v.string()),
});
export type Student = v.InferOutput<typeof student>;

const studentFields = {
  firstName: requiredText('First name is required.', 100),
  lastName: requiredText('Last name is required.', 100),
  email: email(),
  engineeringType: v.picklist(engineeringTypes, 'Choose an engineering type.'),
  collegeYear: v.picklist(collegeYears, 'Choose a college year.'),
  university: requiredText('University is required.', 200),
};

export const studentRegistration = v.object({ ...studentFields, password: newPassword });
export type StudentRegistration = v.InferOutput<typeof studentRegistration>;

export const registerStudent = endpoint({
  method: 'POST',
  path: '/Students/register',
  summary: 'Register as a student; a code is mailed to confirm the address',
  audience: 'anyone',
  perMinute: 60,
  body: studentRegistration,
  reply: { kind: 'text', status: 201 },
});

export const me = endpoint({
  method: 'GET',
  path: '/students/me',
  summary: 'The signed-in student',
  audience: { Student: 'own' },
  reply: { kind: 'json', schema: student },
});

export const current = endpoint({ ...me, path: '/Students/current' });
