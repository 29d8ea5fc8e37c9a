import type { Application } from '../contract/applications/applications.ts';
import { notStated } from '../contract/projects/conditions.ts';
import type { Project } from '../contract/projects/projects.ts';
import type { ManagedStudent, NewStudent } from '../contract/students/managed-students.ts';
import type { Student } from '../contract/students/students.ts';

/**
 * The original API knows less of a row than ours. What it leaves out becomes what ours says where
 * nothing is known, so that no screen meets a field that is not there.
 */
export const wholeStudent = <Row extends Student>(row: Row): Row => ({ ...studentUnknown, ...row });

const studentUnknown = {
  newEmail: null,
  profileImage: null,
  skills: '',
  bio: '',
  links: [],
  availableDays: null,
} satisfies Omit<Student, 'sId' | keyof NewStudent>;

const managedStudentUnknown: Record<Exclude<keyof ManagedStudent, keyof Student>, null> = {
  state: null,
  joinedAt: null,
};

/** Also gives what only admins list of a student. */
export const wholeManagedStudent = (row: ManagedStudent): ManagedStudent => ({
  ...managedStudentUnknown,
  ...wholeStudent(row),
});

/** Places stay unknown: one that was made up would be a promise. */
export const wholeProject = (row: Project): Project => ({
  ...{
    companyId: null,
    deadline: null,
    companyVerified: false,
    openApplications: null,
    applied: null,
    saved: null,
    fit: null,
  },
  ...notStated,
  ...row,
});

export const wholeApplication = (row: Application): Application => ({
  ...{ projectStatus: 'pending' as const, offerExpiresAt: null, preference: null },
  ...row,
});

/** The row of an answer, which may be a sentence or nothing: then the row that was sent. */
export const rowOf = <Row extends object>(answer: unknown, sent: Row): Row =>
  typeof answer === 'object' && answer !== null ? { ...sent, ...answer } : sent;

/** The full student, as the call that changes one sends it (specification §7). */
export const fullStudent = <Form extends object>({ sId, profileImage }: Student, form: Form) => ({
  sId,
  ...form,
  profileImage,
});
