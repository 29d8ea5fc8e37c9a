import * as managedStudents from './managed-students.ts';
import * as resumes from './resumes.ts';
import * as students from './students.ts';

/** Every call about students. */
export const studentsCalls = {
  registerStudent: students.registerStudent,
  me: students.me,
  current: students.current,
  introduced: students.introduced,
  updateStudent: students.updateStudent,
  chooseTerm: students.chooseTerm,
  setPicture: students.setPicture,
  removePicture: students.removePicture,
  picture: students.picture,
  setResume: resumes.setResume,
  removeResume: resumes.removeResume,
  ownResume: resumes.ownResume,
  sentResume: resumes.sentResume,
  listStudents: managedStudents.listStudents,
  getStudent: managedStudents.getStudent,
  addStudent: managedStudents.addStudent,
  deleteStudent: managedStudents.deleteStudent,
  inviteStudentAgain: managedStudents.inviteStudentAgain,
  setStudentState: managedStudents.setStudentState,
  exportStudents: managedStudents.exportStudents,
  importStudents: managedStudents.importStudents,
};
