import * as v from 'valibot';
import { codeSent, signUpsPerMinute } from '../accounts/auth.ts';
import { collegeYears, engineeringTypes } from '../accounts/people.ts';
import { endpoint, says } from '../endpoint.ts';
import { email, id, line, newPassword, requiredLine, text } from '../fields.ts';
import { webAddress } from '../links.ts';
import { upTo } from '../paging.ts';
import { daysOfWork } from '../typed/numbers.ts';
import { resume } from './resumes.ts';

/** The most links of a profile. */
export const linksAtMost = 5;

/** A student as the API names them. `profileImage` is an address or null for the default picture. */
export const student = v.object({
  sId: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** The address that is to replace `email` once its owner confirms it. */
  newEmail: v.nullable(v.string()),
  engineeringType: v.string(),
  collegeYear: v.string(),
  university: v.string(),
  profileImage: v.nullable(v.string()),
  /** Comma-separated, as a project's are. */
  skills: v.string(),
  bio: v.string(),
  links: upTo(linksAtMost, v.string()),
  /** Days the student can give a project; null while they have not said. */
  availableDays: v.nullable(v.number()),
  /** The term they are in; null for none. The original API has none. */
  termId: v.optional(v.nullable(v.number())),
  /** True once they have seen the questions for new students. Only in one's own profile. */
  introduced: v.optional(v.boolean()),
  /** Null while there is none; the original API has none ever, and lists of students leave it out. */
  resume: v.optional(v.nullable(resume)),
  /** Changes with every edit; an edit names the one it began from. The original API has none. */
  version: v.optional(v.string()),
});
export type Student = v.InferOutput<typeof student>;

/** Fields of every student form. */
export const studentFields = {
  firstName: requiredLine('First name is required.', 100),
  lastName: requiredLine('Last name is required.', 100),
  email: email(),
  engineeringType: v.picklist(engineeringTypes, 'Choose an engineering type.'),
  collegeYear: v.picklist(collegeYears, 'Choose a college year.'),
  university: requiredLine('University is required.', 200),
};

export const studentRegistration = v.object({ ...studentFields, password: newPassword });
export type StudentRegistration = v.InferOutput<typeof studentRegistration>;

export const registerStudent = endpoint({
  route: 'POST /Students/register',
  summary: 'Register as a student; a code is emailed to confirm the address',
  audience: 'anyone',
  perMinute: signUpsPerMinute,
  body: studentRegistration,
  idempotent: true,
  reply: says(codeSent, 201),
});

export const me = endpoint({
  route: 'GET /students/me',
  summary: 'The signed-in student',
  audience: { Student: 'own' },
  reply: { kind: 'json', schema: student },
});

export const current = { ...me, path: '/Students/current' } as const;

export const introduced = endpoint({
  route: 'POST /Students/introduced',
  summary: 'Do not show the introduction again',
  audience: { Student: 'own' },
  reply: says('Welcome.'),
});

/** The full student, as one edits oneself or an admin edits one. What is left out stays as it is. */
export const studentForm = v.object({
  ...studentFields,
  skills: v.optional(line(500)),
  bio: v.optional(text(2000)),
  links: v.optional(
    v.pipe(v.array(webAddress), v.maxLength(linksAtMost, 'Enter at most five links.')),
  ),
  availableDays: v.optional(v.nullable(daysOfWork('Enter a number of days.'))),
});
export type StudentForm = v.InferOutput<typeof studentForm>;

export const updateStudent = endpoint({
  route: 'PUT /students/{sId}',
  summary: 'Change a student; only an admin can change the email address',
  audience: { Student: 'own', Admin: 'any' },
  body: studentForm,
  versioned: true,
  reply: { kind: 'json', schema: student },
  problems: ['changed', 'email-taken', 'password-needed'],
});

export const chooseTerm = endpoint({
  route: 'PUT /students/{sId}/term',
  summary: 'Choose the term one is in, from those that are not past',
  audience: { Student: 'own' },
  body: v.object({ termId: v.nullable(id) }),
  reply: { kind: 'json', schema: student },
});

/** A profile picture has 5 MB at most. It is re-encoded, so nothing hidden in it survives. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const pictureBytes = 5 * 1024 * 1024;

export const setPicture = endpoint({
  route: 'PUT /students/{sId}/picture',
  summary: 'Set a profile picture; returns the student with its URL',
  audience: { Student: 'own', Admin: 'any' },
  upload: { types: pictureTypes, maxBytes: pictureBytes },
  perMinute: 20,
  reply: { kind: 'json', schema: student },
  problems: ['too-large', 'unsupported-media-type', 'picture-refused'],
});

export const removePicture = endpoint({
  route: 'DELETE /students/{sId}/picture',
  summary: 'Remove the profile picture',
  audience: { Student: 'own', Admin: 'any' },
  reply: { kind: 'json', schema: student },
});

/** Pictures are named by chance and shown by `<img>`, which carries no token. */
export const picture = endpoint({
  route: 'GET /Pictures/{name}',
  summary: 'A profile picture by its name, 256 or 512 pixels wide',
  audience: 'anyone',
  params: v.object({
    name: v.pipe(v.string(), v.regex(/^[\w-]{22}-(256|512)\.webp$/, 'This is not a picture.')),
  }),
  reply: { kind: 'file', type: 'image/webp' },
});
