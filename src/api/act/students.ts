import {
  introduced,
  type Student,
  type StudentForm,
  updateStudent,
} from '../../contract/students/students.ts';
import { call } from '../client.ts';
import { fullStudent, rowOf } from '../original-api.ts';

export interface ProfileChange {
  /** As they are before. */
  readonly student: Student;
  readonly form: StudentForm;
}

/** Saves a student's own profile. @returns the student as they are then */
export async function saveProfile({ student, form }: ProfileChange): Promise<Student> {
  const { sId, version } = student;
  const input = { params: { sId }, body: fullStudent(student, form), version };
  return rowOf(await call(updateStudent, input), { ...student, ...form });
}

/** Answers of a new student. */
export interface Introduction {
  readonly skills: string;
  readonly availableDays: number | null;
  readonly bio: string;
}

/** Keeps what a new student has said of themselves, null where they passed it by, and asks them no more. */
export async function introduce(student: Student, said: Introduction | null): Promise<Student> {
  let known = student;
  if (said) {
    const {
      sId,
      profileImage: _,
      newEmail: __,
      introduced: ___,
      resume: ____,
      ...profile
    } = student;
    const body = fullStudent(student, { ...profile, ...said } as StudentForm);
    known = { ...student, ...(await call(updateStudent, { params: { sId }, body })) };
  }
  await call(introduced, {});
  return { ...known, introduced: true };
}
