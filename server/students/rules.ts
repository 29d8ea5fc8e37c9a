import type { Student } from '../../src/contract/students.ts';

export const nameOf = ({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** What a person wrote of a student, without what the product adds. */
export const written = ({
  firstName,
  lastName,
  email,
  engineeringType,
  collegeYear,
  university,
  skills,
  bio,
  links,
  availableDays,
}: Student) => ({
  firstName,
  lastName,
  email,
  engineeringType,
  collegeYear,
  university,
  skills,
  bio,
  links,
  availableDays,
});
