import { confirmPlace, refusePlace } from './confirmation.ts';
import * as faculty from './faculty.ts';
import * as facultyNotes from './faculty-notes.ts';
import * as managedUniversities from './managed-universities.ts';
import * as recommendations from './recommendations.ts';
import * as staff from './staff.ts';
import { giveUp, supervise } from './supervision.ts';
import { suggestUniversities } from './universities.ts';

/** Every call about universities. */
export const universitiesCalls = {
  suggestUniversities,
  listUniversities: managedUniversities.listUniversities,
  getUniversity: managedUniversities.getUniversity,
  addUniversity: managedUniversities.addUniversity,
  updateUniversity: managedUniversities.updateUniversity,
  nameUniversity: managedUniversities.nameUniversity,
  deleteUniversity: managedUniversities.deleteUniversity,
  previewMerge: managedUniversities.previewMerge,
  mergeUniversity: managedUniversities.mergeUniversity,
  listUnplaced: managedUniversities.listUnplaced,
  listStaff: staff.listStaff,
  addStaff: staff.addStaff,
  updateStaff: staff.updateStaff,
  deleteStaff: staff.deleteStaff,
  setStaffState: staff.setStaffState,
  inviteStaffAgain: staff.inviteStaffAgain,
  currentFaculty: faculty.currentFaculty,
  listFacultyStudents: faculty.listFacultyStudents,
  countFacultyStudents: faculty.countFacultyStudents,
  exportFacultyStudents: faculty.exportFacultyStudents,
  getFacultyStudent: faculty.getFacultyStudent,
  listFacultyApplications: faculty.listFacultyApplications,
  confirmPlace,
  refusePlace,
  supervise,
  giveUp,
  listFacultyNotes: facultyNotes.listFacultyNotes,
  addFacultyNote: facultyNotes.addFacultyNote,
  changeFacultyNote: facultyNotes.changeFacultyNote,
  deleteFacultyNote: facultyNotes.deleteFacultyNote,
  recommend: recommendations.recommend,
  withdrawRecommendation: recommendations.withdrawRecommendation,
  listRecommendations: recommendations.listRecommendations,
  hideRecommendation: recommendations.hideRecommendation,
};
