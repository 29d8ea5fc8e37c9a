import { call } from '../../api/client.ts';
import { fullStudent, rowOf } from '../../api/original-api.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Student, StudentForm } from '../../contract/students/students.ts';
import type { ProfileSource } from './profile-edit.ts';

/** What was changed and not saved yet is kept under this name. */
export const profileDraft = 'profile';

export interface Change {
  /** As they are before. */
  readonly student: Student;
  readonly form: StudentForm;
}

/** A student's own profile. */
export const ownProfile: ProfileSource<Change, Student> = {
  draft: profileDraft,
  async save({ student, form }, signal) {
    const { sId, version } = student;
    const input = { params: { sId }, body: fullStudent(student, form), version };
    const answer = await call(endpoints.updateStudent, input, { signal });
    return rowOf(answer, { ...student, ...form });
  },
};
