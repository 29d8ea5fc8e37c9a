import * as v from 'valibot';
import { link } from '../../../contract/links.ts';
import { type Student, studentForm } from '../../../contract/students/students.ts';

export const linksAtMost = 5;

/** The wire's form, in which a line for a link may stay empty. */
export const profileForm = v.object({
  ...studentForm.entries,
  links: v.pipe(
    v.array(link),
    v.transform((links) => links.filter((one) => one !== '')),
  ),
});
export type ProfileForm = v.InferInput<typeof profileForm>;

/** First values of the form. A type or year that is no longer offered must be chosen again. */
export const formOf = ({
  sId: _,
  profileImage: __,
  newEmail: ___,
  version: ____,
  resume: _____,
  ...student
}: Student): ProfileForm => ({
  ...student,
  engineeringType: student.engineeringType as ProfileForm['engineeringType'],
  collegeYear: student.collegeYear as ProfileForm['collegeYear'],
});
