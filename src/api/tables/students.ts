import { endpoints } from '../../contract/endpoints.ts';
import type { ManagedStudent, NewStudent } from '../../contract/students/managed-students.ts';
import { fullStudent, wholeManagedStudent } from '../original-api.ts';
import { serverSource } from './server-source.ts';

/** The students, at the server in every build, which may be the original API. */
export const students = serverSource<ManagedStudent, NewStudent>({
  noun: 'student',
  idOf: ({ sId }) => sId ?? null,
  labelOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  whole: wholeManagedStudent,
  bodyOf: fullStudent,
  massKind: 'student',
  deletableKind: 'student',
  calls: {
    list: endpoints.listStudents,
    add: endpoints.addStudent,
    change: endpoints.updateStudent,
    remove: endpoints.deleteStudent,
    setState: endpoints.setStudentState,
    inviteAgain: endpoints.inviteStudentAgain,
    export: endpoints.exportStudents,
  },
});
