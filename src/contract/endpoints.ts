import * as addressChange from './accounts/address-change.ts';
import * as admins from './accounts/admins.ts';
import * as auth from './accounts/auth.ts';
import * as applicants from './applications/applicants.ts';
import * as applications from './applications/applications.ts';
import * as assignmentPins from './assignments/assignment-pins.ts';
import * as assignmentResults from './assignments/assignment-results.ts';
import * as assignments from './assignments/assignments.ts';
import * as audit from './audit.ts';
import * as companies from './companies/companies.ts';
import * as companyDomains from './companies/company-domains.ts';
import * as managedCompanies from './companies/managed-companies.ts';
import * as members from './companies/members.ts';
import type { Endpoint } from './endpoint.ts';
import * as board from './engagements/board.ts';
import * as checkIns from './engagements/check-ins.ts';
import { closeEngagement } from './engagements/closings.ts';
import * as deliveries from './engagements/deliveries.ts';
import * as engagements from './engagements/engagements.ts';
import * as extensions from './engagements/extensions.ts';
import * as files from './engagements/files.ts';
import { objectToDelivery } from './engagements/objections.ts';
import * as plans from './engagements/plans.ts';
import * as health from './health.ts';
import { previewLetter, writeLetter } from './messages/announcements.ts';
import { contactUs } from './messages/contact.ts';
import * as support from './messages/support.ts';
import * as notifications from './notifications.ts';
import * as projectTeam from './projects/project-team.ts';
import * as projects from './projects/projects.ts';
import * as running from './projects/running-projects.ts';
import { saveProject } from './projects/saved-projects.ts';
import * as savedSearches from './projects/saved-searches.ts';
import { skillsInText, suggestSkills } from './projects/skills.ts';
import * as statusUpdates from './projects/status-updates.ts';
import * as massActs from './reports/bulk-actions.ts';
import * as deletions from './reports/deletions.ts';
import { listHistory } from './reports/history.ts';
import { getOverview, search } from './reports/overview.ts';
import { exportReport, getReport } from './reports/reports.ts';
import * as managedStudents from './students/managed-students.ts';
import * as resumes from './students/resumes.ts';
import * as students from './students/students.ts';
import * as terms from './terms/terms.ts';
import * as confirmation from './universities/confirmation.ts';
import * as faculty from './universities/faculty.ts';
import * as facultyNotes from './universities/faculty-notes.ts';
import * as managedUniversities from './universities/managed-universities.ts';
import * as recommendations from './universities/recommendations.ts';
import * as staff from './universities/staff.ts';
import * as supervision from './universities/supervision.ts';
import { suggestUniversities } from './universities/universities.ts';

/**
 * The whole API by operation name. A call that is not here does not exist: the document is made
 * from this table, and the walk over every endpoint with every role reads it.
 */
export const endpoints = {
  signIn: auth.signIn,
  signOut: auth.signOut,
  verifyOtp: auth.verifyOtp,
  resendOtp: auth.resendOtp,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  changePassword: auth.changePassword,
  confirmPassword: auth.confirmPassword,
  passwordRecency: auth.passwordRecency,
  confirmAddress: addressChange.confirmAddress,
  keepAddress: addressChange.keepAddress,
  listSessions: auth.listSessions,
  endSession: auth.endSession,
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
  registerCompany: companies.registerCompany,
  myCompany: companies.myCompany,
  listMembers: members.listMembers,
  inviteMember: members.inviteMember,
  inviteMemberAgain: members.inviteMemberAgain,
  takeBackInvitation: members.takeBackInvitation,
  changeMember: members.changeMember,
  handOver: members.handOver,
  removeMember: members.removeMember,
  leaveCompany: members.leaveCompany,
  askToJoin: members.askToJoin,
  confirmJoinRequest: members.confirmJoinRequest,
  letIn: members.letIn,
  turnAway: members.turnAway,
  listDomains: companyDomains.listDomains,
  addDomain: companyDomains.addDomain,
  removeDomain: companyDomains.removeDomain,
  proveDomainByDns: companyDomains.proveDomainByDns,
  sendDomainCode: companyDomains.sendDomainCode,
  proveDomainByMail: companyDomains.proveDomainByMail,
  decideDomain: companyDomains.decideDomain,
  openInvitation: members.openInvitation,
  acceptInvitation: members.acceptInvitation,
  updateMyCompany: companies.updateMyCompany,
  getCompany: companies.getCompany,
  verifyCompany: companies.verifyCompany,
  listProjects: projects.listProjects,
  countOwnProjects: projects.countOwnProjects,
  getProject: projects.getProject,
  saveProject,
  listSavedSearches: savedSearches.listSavedSearches,
  saveSearch: savedSearches.saveSearch,
  changeSavedSearch: savedSearches.changeSavedSearch,
  deleteSavedSearch: savedSearches.deleteSavedSearch,
  skillsInText,
  suggestSkills,
  postProject: projects.postProject,
  editProject: running.editProject,
  copyProject: running.copyProject,
  deleteProject: running.deleteProject,
  moveProject: running.moveProject,
  saveProjectTeam: projectTeam.saveProjectTeam,
  listProjectMoves: running.listProjectMoves,
  getProjectReview: running.getProjectReview,
  listStatusUpdates: statusUpdates.listStatusUpdates,
  addStatusUpdate: statusUpdates.addStatusUpdate,
  updateStatusUpdate: statusUpdates.updateStatusUpdate,
  deleteStatusUpdate: statusUpdates.deleteStatusUpdate,
  apply: applications.apply,
  listOwnApplications: applications.listOwnApplications,
  getApplication: applications.getApplication,
  listEarlierVersions: applications.listEarlierVersions,
  editApplication: applications.editApplication,
  sentResume: resumes.sentResume,
  rankOwnApplications: applications.rankOwnApplications,
  listApplicants: applicants.listApplicants,
  countApplicants: applicants.countApplicants,
  exportApplicants: applicants.exportApplicants,
  noteApplicant: applicants.noteApplicant,
  rankApplicants: applicants.rankApplicants,
  moveApplicants: applicants.moveApplicants,
  moveApplication: applications.moveApplication,
  previewAssignment: assignments.previewAssignment,
  listOpenProjects: assignmentPins.listOpenProjects,
  listParticipants: assignmentPins.listParticipants,
  proposeAssignment: assignments.proposeAssignment,
  listAssignments: assignments.listAssignments,
  myAssignment: assignmentResults.myAssignment,
  getAssignment: assignments.getAssignment,
  listAssignedStudents: assignments.listAssignedStudents,
  exportAssignment: assignments.exportAssignment,
  publishAssignment: assignments.publishAssignment,
  undoAssignment: assignments.undoAssignment,
  discardAssignment: assignments.discardAssignment,
  replayAssignment: assignments.replayAssignment,
  getProjectAssignment: assignmentResults.getProjectAssignment,
  listDeletions: deletions.listDeletions,
  proposeMassAct: massActs.proposeMassAct,
  proposeMassActOnMatching: massActs.proposeMassActOnMatching,
  listMassActs: massActs.listMassActs,
  getMassAct: massActs.getMassAct,
  startMassAct: massActs.startMassAct,
  undoMassAct: massActs.undoMassAct,
  listNotifications: notifications.listNotifications,
  listEarlierNotifications: notifications.listEarlierNotifications,
  dismissNotification: notifications.dismissNotification,
  streamNotifications: notifications.streamNotifications,
  listChoices: notifications.listChoices,
  setChoice: notifications.setChoice,
  contactUs,
  listMessages: support.listMessages,
  updateMessage: support.updateMessage,
  replyToMessage: support.replyToMessage,
  deleteMessage: support.deleteMessage,
  listStudents: managedStudents.listStudents,
  getStudent: managedStudents.getStudent,
  addStudent: managedStudents.addStudent,
  deleteStudent: managedStudents.deleteStudent,
  inviteStudentAgain: managedStudents.inviteStudentAgain,
  setStudentState: managedStudents.setStudentState,
  exportStudents: managedStudents.exportStudents,
  importStudents: managedStudents.importStudents,
  previewLetter,
  writeLetter,
  currentAdmin: admins.currentAdmin,
  listAdmins: admins.listAdmins,
  addAdmin: admins.addAdmin,
  updateAdmin: admins.updateAdmin,
  deleteAdmin: admins.deleteAdmin,
  inviteAdminAgain: admins.inviteAdminAgain,
  setAdminState: admins.setAdminState,
  exportAdmins: admins.exportAdmins,
  listCompanies: managedCompanies.listCompanies,
  getCompanyRecord: managedCompanies.getCompanyRecord,
  addCompany: managedCompanies.addCompany,
  updateCompany: managedCompanies.updateCompany,
  deleteCompany: managedCompanies.deleteCompany,
  inviteCompanyAgain: managedCompanies.inviteCompanyAgain,
  setCompanyState: managedCompanies.setCompanyState,
  exportCompanies: managedCompanies.exportCompanies,
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
  confirmPlace: confirmation.confirmPlace,
  refusePlace: confirmation.refusePlace,
  supervise: supervision.supervise,
  giveUp: supervision.giveUp,
  listFacultyNotes: facultyNotes.listFacultyNotes,
  addFacultyNote: facultyNotes.addFacultyNote,
  changeFacultyNote: facultyNotes.changeFacultyNote,
  deleteFacultyNote: facultyNotes.deleteFacultyNote,
  recommend: recommendations.recommend,
  withdrawRecommendation: recommendations.withdrawRecommendation,
  listRecommendations: recommendations.listRecommendations,
  hideRecommendation: recommendations.hideRecommendation,
  listEngagements: engagements.listEngagements,
  getEngagement: engagements.getEngagement,
  listEngagementHistory: engagements.listEngagementHistory,
  listAgreedPlans: plans.listAgreedPlans,
  listOwnPlans: plans.listOwnPlans,
  listBoard: board.listBoard,
  countBoard: board.countBoard,
  remind: board.remind,
  writeAboutWork: board.writeAboutWork,
  listPlans: plans.listPlans,
  proposePlan: plans.proposePlan,
  answerPlan: plans.answerPlan,
  deliver: deliveries.deliver,
  startFile: files.startFile,
  listFiles: files.listFiles,
  removeFile: files.removeFile,
  uploadedSoFar: files.uploadedSoFar,
  uploadBytes: files.uploadBytes,
  fileAddress: files.fileAddress,
  downloadFile: files.downloadFile,
  previewFile: files.previewFile,
  listDeliveries: deliveries.listDeliveries,
  reviewDelivery: deliveries.reviewDelivery,
  waiveMilestone: deliveries.waiveMilestone,
  objectToDelivery,
  listCheckIns: checkIns.listCheckIns,
  saveCheckIn: checkIns.saveCheckIn,
  answerCheckIn: checkIns.answerCheckIn,
  askForTime: extensions.askForTime,
  answerExtension: extensions.answerExtension,
  acceptAnotherDay: extensions.acceptAnotherDay,
  withdrawExtension: extensions.withdrawExtension,
  giveTime: extensions.giveTime,
  closeEngagement,
  listTerms: terms.listTerms,
  addTerm: terms.addTerm,
  updateTerm: terms.updateTerm,
  deleteTerm: terms.deleteTerm,
  listAudit: audit.listAudit,
  listHistory,
  exportAudit: audit.exportAudit,
  getOverview,
  getReport,
  exportReport,
  search,
  live: health.live,
  ready: health.ready,
  openapi: health.openapi,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
