import {
  addStudent,
  deleteStudent,
  exportStudents,
  inviteStudentAgain,
  listStudents,
  type ManagedStudent,
  type NewStudent,
  setStudentState,
} from '../../contract/students/managed-students.ts';
import { updateStudent } from '../../contract/students/students.ts';
import { fullStudent, wholeManagedStudent } from '../original-api.ts';
import { serverSource } from './server-source.ts';

/** The students, at the server in every build, which may be the original API. */
export const students = serverSource<ManagedStudent, NewStudent>({
  noun: 'student',
  idOf: ({ sId }) => sId ?? null,
  labelOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  whole: wholeManagedStudent,
  bodyOf: fullStudent,
  bulkActionKind: 'student',
  deletableKind: 'student',
  calls: {
    list: listStudents,
    add: addStudent,
    change: updateStudent,
    remove: deleteStudent,
    setState: setStudentState,
    inviteAgain: inviteStudentAgain,
    export: exportStudents,
  },
});
