import type { Student } from '../../../src/contract/students/students.ts';

type Named = Pick<Student, 'firstName' | 'lastName'>;

const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

export const auditSubject = (id: number, student: Named) =>
  ({ kind: 'student', subjectId: id, subject: nameOf(student) }) as const;
