import type { EndpointName } from '../../src/contract/endpoints.ts';
import { bytesType } from '../../src/contract/engagements/files.ts';
import { universityResults } from '../../src/contract/evaluations/academic.ts';
import { builtInRubric } from '../../src/contract/evaluations/rubric.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import { aShowing } from './credentials.ts';
import { anEvaluation } from './evaluations.ts';
import { aPdf } from './pdf.ts';
import { knownPassword } from './people.ts';
import { onePixel } from './pixel.ts';
import type { World } from './world.ts';

/** Who calls in the walk over every endpoint. */
export type Actor =
  | 'anonymous'
  | 'expired'
  | 'disabled'
  | 'student own'
  | 'student other'
  | 'company own'
  | 'company other'
  | 'recruiter own'
  | 'supervisor own'
  | 'supervisor other'
  | 'faculty own'
  | 'faculty other'
  | 'admin';

const aProfile = {
  firstName: 'Zoë',
  lastName: 'Ångström',
  engineeringType: 'Civil',
  collegeYear: 'Final',
  university: 'Østfold',
} as const;

const aFirm = {
  name: 'Span & Co',
  recruiter: 'R. Keller',
  industry: 'Bridges',
  size: '1-10',
} as const;

const aBrief = {
  title: 'A lock gate',
  description: 'Draw it.',
  engineeringType: 'Mechanical',
  duration: 14,
  location: 'Remote',
  ...stated,
} as const;

const aTerm = {
  applyFrom: '2150-01-10',
  applyTo: '2150-02-10',
  answerBy: '2150-02-20',
  workFrom: '2150-03-01',
  workTo: '2150-06-01',
  evaluateBy: '2150-06-14',
} as const;

const aMilestone = {
  title: 'Survey',
  deliverable: 'Levels of the site.',
  dueOn: '2150-03-01',
} as const;

const aNote = { title: 'On Hold', remarks: 'We wait for the crane.' } as const;

/** The message of whom an actor is like. */
function messageOf({ messages }: World, actor: Actor): number {
  const [kind] = actor.split(' ') as [keyof World['messages']];
  return messages[kind] ?? messages.student;
}

/** A right call of each endpoint about what belongs to the world's owners. A new endpoint needs one here. */
export const validRequests: Record<EndpointName, (world: World, actor: Actor) => object> = {
  signIn: ({ owner }) => ({ body: { email: owner.student.email, password: knownPassword } }),
  signOut: () => ({}),
  verifyOtp: () => ({ body: { Email: 'nobody@people.example', OtpCode: '123456' } }),
  resendOtp: () => ({ body: { Email: 'nobody@people.example' } }),
  forgotPassword: () => ({ body: { email: 'nobody@people.example' } }),
  resetPassword: () => ({ body: { token: 'no such link', password: 'long enough words' } }),
  confirmPassword: () => ({ body: { password: knownPassword } }),
  confirmAddress: () => ({ body: { token: 'no such link' } }),
  keepAddress: () => ({ body: { token: 'no such link' } }),
  changePassword: () => ({
    body: { currentPassword: knownPassword, newPassword: 'quite another password' },
  }),
  listSessions: () => ({}),
  endSession: ({ owner, members, staff, admin }, actor) => {
    const people = {
      student: owner.student,
      company: owner.company,
      ...members,
      faculty: staff.own,
      admin,
    };
    const session = people[actor.split(' ')[0] as keyof typeof people];
    return { params: { id: (session ?? admin).sessionId } };
  },
  registerStudent: () => ({
    body: { ...aProfile, email: 'zoe@people.example', password: knownPassword },
  }),
  updateStudent: ({ owner }) => ({
    params: { sId: owner.student.id },
    body: { ...aProfile, email: owner.student.email },
  }),
  chooseTerm: ({ owner, terms }) => ({
    params: { sId: owner.student.id },
    body: { termId: terms.open },
  }),
  setPicture: ({ owner }) => ({
    params: { sId: owner.student.id },
    file: new Blob([onePixel], { type: 'image/png' }),
  }),
  removePicture: ({ owner }) => ({ params: { sId: owner.student.id } }),
  picture: () => ({ params: { name: `${'x'.repeat(22)}-256.webp` } }),
  setResume: ({ owner }) => ({
    params: { sId: owner.student.id },
    query: { name: 'Ada Byron.pdf' },
    file: aPdf('another'),
  }),
  removeResume: ({ owner }) => ({ params: { sId: owner.student.id } }),
  ownResume: ({ owner }) => ({ params: { sId: owner.student.id } }),
  registerCompany: () => ({
    body: {
      name: 'Arch & Co',
      recruiter: 'R. Keller',
      email: 'span@people.example',
      password: 'Trestle-demo-1',
      industry: 'Bridges',
      size: '1-10',
    },
  }),
  me: () => ({}),
  introduced: () => ({}),
  saveProject: ({ project }) => ({ params: { pid: project.pid }, body: { saved: true } }),
  listSavedSearches: () => ({}),
  saveSearch: () => ({ body: { name: 'Dams', digest: 'weekly', searchText: 'dam' } }),
  changeSavedSearch: ({ savedSearchId }) => ({
    params: { id: savedSearchId },
    body: { name: 'Weirs', digest: 'off' },
  }),
  deleteSavedSearch: ({ savedSearchId }) => ({ params: { id: savedSearchId } }),
  skillsInText: () => ({ body: { text: 'Statics and FEM' } }),
  current: () => ({}),
  myCompany: () => ({}),
  updateMyCompany: () => ({
    body: { name: 'Truss & Co', recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' },
  }),
  listMembers: () => ({}),
  inviteMember: (_, actor) => ({
    body: {
      name: 'Noor',
      email: `noor-by-${actor.replace(' ', '-')}@people.example`,
      memberRole: 'Supervisor',
    },
  }),
  inviteMemberAgain: ({ invitationId }) => ({ params: { id: invitationId } }),
  takeBackInvitation: ({ invitationId }) => ({ params: { id: invitationId } }),
  changeMember: ({ members }) => ({
    params: { id: members.recruiter.id },
    body: { memberRole: 'Supervisor' },
  }),
  handOver: ({ members }) => ({ params: { id: members.recruiter.id } }),
  removeMember: ({ members }) => ({ params: { id: members.supervisorElsewhere.id } }),
  leaveCompany: () => ({}),
  confirmJoinRequest: () => ({ body: { token: 'no such link' } }),
  askToJoin: () => ({ body: { name: 'Noor', email: 'noor@nobody.example' } }),
  letIn: ({ requestId }) => ({ params: { id: requestId }, body: { memberRole: 'Supervisor' } }),
  turnAway: ({ requestId }) => ({ params: { id: requestId } }),
  listDomains: () => ({}),
  addDomain: (_, actor) => ({ body: { domain: `${actor.replaceAll(' ', '-')}.example` } }),
  removeDomain: ({ domainId }) => ({ params: { id: domainId } }),
  proveDomainByDns: ({ domainId }) => ({ params: { id: domainId } }),
  sendDomainCode: ({ domainId, owner }) => ({
    params: { id: domainId },
    body: { email: `sam@company-${owner.company.id}.example` },
  }),
  proveDomainByMail: ({ domainId, domainCode }) => ({
    params: { id: domainId },
    body: { code: domainCode },
  }),
  openInvitation: () => ({ body: { token: 'no such link' } }),
  declineInvitation: () => ({ body: { token: 'no such link' } }),
  acceptInvitation: () => ({
    body: { token: 'no such link', name: 'Noor', password: 'long enough words' },
  }),
  saveProjectTeam: ({ project, owner, members }) => ({
    params: { pid: project.pid },
    body: { leadId: owner.company.id, supervisorIds: [members.supervisor.id] },
  }),
  getCompany: ({ owner }) => ({ params: { id: owner.company.companyId } }),
  decideDomain: ({ owner, undecidedDomainId }) => ({
    params: { id: owner.company.companyId, domainId: undecidedDomainId },
    body: { allowed: true },
  }),
  verifyCompany: ({ owner }) => ({
    params: { id: owner.company.companyId },
    body: { verified: true },
  }),
  listProjects: () => ({ query: { onlyCompanyProjects: 'true' } }),
  countOwnProjects: () => ({}),
  getProject: ({ project }) => ({ params: { pid: project.pid } }),
  suggestSkills: () => ({ query: { searchText: 'fe' } }),
  postProject: ({ owner }) => ({
    body: { ...aBrief, companyId: owner.company.companyId },
  }),
  editProject: ({ openPid }) => ({ params: { pid: openPid }, body: aBrief }),
  copyProject: ({ project, terms }) => ({
    params: { pid: project.pid },
    body: { termId: terms.open },
  }),
  deleteProject: ({ draftPid }) => ({ params: { pid: draftPid } }),
  getProjectReview: ({ project }) => ({ params: { pid: project.pid } }),
  listProjectMoves: ({ project }) => ({ params: { pid: project.pid } }),
  listStatusUpdates: ({ project }) => ({ query: { projectId: String(project.pid) } }),
  addStatusUpdate: ({ project }) => ({ body: { ...aNote, projectTitle: project.title } }),
  updateStatusUpdate: ({ project, statusUpdateId }) => ({
    params: { id: statusUpdateId },
    body: { ...aNote, projectTitle: project.title },
  }),
  deleteStatusUpdate: ({ statusUpdateId }) => ({ params: { id: statusUpdateId } }),
  moveProject: ({ openPid }) => ({ params: { id: openPid }, body: { status: 'On Hold' } }),
  apply: ({ owner, openPid }) => ({ body: { studentId: owner.student.id, projectId: openPid } }),
  getApplication: ({ applicationId }) => ({ params: { id: applicationId } }),
  listEarlierVersions: ({ applicationId }) => ({ params: { id: applicationId } }),
  editApplication: ({ applicationId }) => ({
    params: { id: applicationId },
    body: { message: 'I have built one since.', resumeLink: '', resumeId: null },
  }),
  sentResume: ({ applicationId }) => ({ params: { id: applicationId } }),
  rankOwnApplications: ({ applicationId }) => ({ body: { applicationIds: [applicationId] } }),
  listOwnApplications: ({ owner }) => ({ params: { studentId: owner.student.id } }),
  noteApplicant: ({ applicationId }) => ({
    params: { id: applicationId },
    body: { note: 'Call on Monday.' },
  }),
  rankApplicants: ({ project, applicationId }) => ({
    params: { pid: project.pid },
    body: { applicationIds: [applicationId] },
  }),
  moveApplicants: ({ applicationId }) => ({
    body: { moves: [{ applicationId, event: 'shortlist' }] },
  }),
  listApplicants: ({ project }) => ({ params: { pid: project.pid } }),
  countApplicants: ({ project }) => ({ params: { pid: project.pid } }),
  exportApplicants: ({ project }) => ({ params: { pid: project.pid } }),
  moveApplication: ({ applicationId }, actor) => ({
    params: { id: applicationId },
    body: { event: actor.startsWith('student') ? 'withdraw' : 'shortlist' },
  }),
  getReport: () => ({ params: { name: 'funnel' }, query: { compare: 'true' } }),
  exportReport: () => ({ params: { name: 'places' } }),
  exportCodebook: () => ({ params: { name: 'evaluations' } }),
  previewAssignment: () => ({ body: {} }),
  listOpenProjects: () => ({ query: { searchText: 'dam' } }),
  listParticipants: () => ({}),
  proposeAssignment: ({ project }) => ({ body: { scope: { projectIds: [project.pid] }, seed: 7 } }),
  listAssignments: () => ({}),
  myAssignment: () => ({}),
  getAssignment: ({ runs }) => ({ params: { id: runs.draft } }),
  listAssignedStudents: ({ runs }) => ({ params: { id: runs.draft } }),
  exportAssignment: ({ runs }) => ({ params: { id: runs.draft } }),
  publishAssignment: ({ runs }) => ({
    params: { id: runs.toPublish },
    body: { kind: 'students' },
  }),
  listDeletions: ({ owner }) => ({
    query: { kind: 'student', ids: String(owner.student.id) },
  }),
  proposeBulkAction: ({ other }) => ({
    body: { kind: 'student', act: 'disable', ids: [other.student.id] },
  }),
  proposeBulkActionOnMatching: ({ other }) => ({
    body: { kind: 'student', act: 'disable', matching: { searchText: other.student.email } },
  }),
  previewLetter: ({ other }) => ({ body: { matching: { searchText: other.student.email } } }),
  writeLetter: ({ other }) => ({
    body: {
      subject: 'A seminar',
      text: 'Come and ask.',
      matching: { searchText: other.student.email },
    },
  }),
  listBulkActions: () => ({}),
  getBulkAction: ({ bulkActions }) => ({ params: { id: bulkActions.done } }),
  startBulkAction: ({ bulkActions }) => ({ params: { id: bulkActions.proposed } }),
  undoBulkAction: ({ bulkActions }) => ({ params: { id: bulkActions.done } }),
  undoAssignment: ({ runs }) => ({ params: { id: runs.published } }),
  discardAssignment: ({ runs }) => ({ params: { id: runs.toDiscard } }),
  replayAssignment: ({ runs }) => ({ params: { id: runs.draft } }),
  getProjectAssignment: ({ project }) => ({ params: { pid: project.pid } }),
  listNotifications: () => ({}),
  listEarlierNotifications: () => ({}),
  dismissNotification: () => ({ params: { id: 'all' } }),
  streamNotifications: () => ({}),
  listChoices: () => ({}),
  setChoice: () => ({ body: { kind: 'programme', onPage: true, byMail: true } }),
  contactUs: () => ({
    body: {
      Id: 0,
      Name: 'Ada',
      Email: 'ada@people.example',
      Subject: 'Hello',
      Message: 'A question.',
    },
  }),
  listMessages: () => ({}),
  updateMessage: ({ messageId, moderator }) => ({
    params: { id: messageId },
    body: { state: 'open', assignedTo: moderator.id, note: 'Ask the company.' },
  }),
  deleteMessage: ({ messageId }) => ({ params: { id: messageId } }),
  replyToMessage: ({ messageId }) => ({ params: { id: messageId }, body: { message: 'Like so.' } }),
  listStudents: () => ({ query: { sort: '-lastName', engineeringType: 'Computer' } }),
  getStudent: ({ owner }) => ({ params: { id: owner.student.id } }),
  addStudent: (_, actor) => ({
    body: { ...aProfile, email: `zoe-by-${actor.replace(' ', '-')}@people.example` },
  }),
  deleteStudent: ({ owner }) => ({ params: { id: owner.student.id }, query: { force: 'true' } }),
  inviteStudentAgain: ({ invited }) => ({ params: { id: invited.student } }),
  setStudentState: ({ owner }) => ({
    params: { id: owner.student.id },
    body: { state: 'disabled' },
  }),
  exportStudents: () => ({ query: { searchText: 'Lindow' } }),
  importStudents: () => ({
    query: { mode: 'trial' },
    file: new Blob(
      [
        'firstName,lastName,email,engineeringType,collegeYear,university\r\n',
        'Zoë,Ångström,zoe-3@people.example,Civil,Final,Østfold\r\n',
      ],
      { type: 'text/csv' },
    ),
  }),
  currentAdmin: () => ({}),
  listAdmins: () => ({ query: { role: 'Moderator' } }),
  addAdmin: (_, actor) => ({
    body: {
      name: 'Noor',
      email: `noor-by-${actor.replace(' ', '-')}@people.example`,
      role: 'Moderator',
    },
  }),
  updateAdmin: ({ moderator }) => ({
    params: { id: moderator.id },
    body: { name: 'Mo', email: moderator.email, role: 'Super Admin' },
  }),
  deleteAdmin: ({ moderator }) => ({ params: { id: moderator.id } }),
  inviteAdminAgain: ({ invited }) => ({ params: { id: invited.admin } }),
  setAdminState: ({ moderator }) => ({
    params: { id: moderator.id },
    body: { state: 'disabled' },
  }),
  exportAdmins: () => ({}),
  listCompanies: () => ({ query: { sort: 'projects', verified: 'false' } }),
  getCompanyRecord: ({ owner }) => ({ params: { id: owner.company.companyId } }),
  addCompany: (_, actor) => ({
    body: { ...aFirm, email: `span-by-${actor.replace(' ', '-')}@people.example` },
  }),
  updateCompany: ({ owner }) => ({
    params: { id: owner.company.companyId },
    body: { ...aFirm, email: owner.company.email },
  }),
  deleteCompany: ({ owner }) => ({
    params: { id: owner.company.companyId },
    query: { force: 'true' },
  }),
  inviteCompanyAgain: ({ invited }) => ({ params: { id: invited.company } }),
  setCompanyState: ({ owner }) => ({
    params: { id: owner.company.companyId },
    body: { state: 'disabled' },
  }),
  exportCompanies: () => ({}),
  suggestUniversities: () => ({ query: { search: 'uni' } }),
  listUniversities: () => ({ query: { sort: 'name', searchText: 'uni' } }),
  getUniversity: ({ universities }) => ({ params: { id: universities.one } }),
  addUniversity: ({ universities }) => ({
    body: { name: `Founded after ${universities.other}`, domains: [] },
  }),
  updateUniversity: ({ universities }) => ({
    params: { id: universities.one },
    body: { name: `Renamed ${universities.one}`, otherNames: [`R ${universities.one}`] },
  }),
  nameUniversity: ({ universities }) => ({
    params: { id: universities.one },
    body: { name: `Known as ${universities.one}` },
  }),
  deleteUniversity: ({ universities }) => ({ params: { id: universities.one } }),
  previewMerge: ({ universities }) => ({
    params: { id: universities.one },
    query: { into: String(universities.other) },
  }),
  mergeUniversity: ({ universities }) => ({
    params: { id: universities.one },
    body: { into: universities.other },
  }),
  listUnplaced: () => ({}),
  listStaff: ({ universities }) => ({
    query: { sort: 'name', university: String(universities.other) },
  }),
  addStaff: ({ universities }, actor) => ({
    body: {
      name: 'Vera Holm',
      email: `vera-by-${actor.replace(' ', '-')}@people.example`,
      universityIds: [universities.one],
    },
  }),
  updateStaff: ({ staff, universities }) => ({
    params: { id: staff.other.id },
    body: { name: 'Vera Hale', email: staff.other.email, universityIds: [universities.one] },
  }),
  deleteStaff: ({ staff }) => ({ params: { id: staff.other.id } }),
  setStaffState: ({ staff }) => ({ params: { id: staff.other.id }, body: { state: 'disabled' } }),
  inviteStaffAgain: ({ invited }) => ({ params: { id: invited.staff } }),
  currentFaculty: () => ({}),
  listFacultyStudents: () => ({ query: { sort: 'lastName', standing: 'Applied' } }),
  countFacultyStudents: () => ({ query: { engineeringType: 'Computer' } }),
  exportFacultyStudents: () => ({ query: { collegeYear: 'Third' } }),
  getUnconfirmed: () => ({}),
  confirmMembership: ({ claimantId }) => ({
    params: { id: claimantId },
    body: { studiesHere: true },
  }),
  getFacultyStudent: ({ owner }) => ({ params: { id: owner.student.id } }),
  listFacultyApplications: ({ owner }) => ({ params: { id: owner.student.id } }),
  confirmPlace: ({ placement }) => ({ params: { id: placement.awaiting } }),
  refusePlace: ({ placement }) => ({
    params: { id: placement.awaiting },
    body: { reason: 'The exams come first.' },
  }),
  supervise: ({ placement }) => ({ params: { id: placement.free } }),
  giveUp: ({ placement }) => ({ params: { id: placement.supervised } }),
  listFacultyNotes: ({ owner }) => ({ params: { id: owner.student.id } }),
  addFacultyNote: ({ owner }) => ({
    params: { id: owner.student.id },
    body: { note: 'Ask how the load test went.' },
  }),
  changeFacultyNote: ({ facultyNoteId }) => ({
    params: { id: facultyNoteId },
    body: { note: 'It went well.' },
  }),
  deleteFacultyNote: ({ facultyNoteId }) => ({ params: { id: facultyNoteId } }),
  recommend: ({ owner }) => ({
    params: { id: owner.student.id },
    body: { sentence: 'Builds what she draws.' },
  }),
  withdrawRecommendation: ({ owner }) => ({ params: { id: owner.student.id } }),
  listRecommendations: () => ({}),
  hideRecommendation: ({ staff }) => ({ params: { id: staff.own.id }, body: { hidden: true } }),
  listTerms: () => ({}),
  addTerm: ({ terms }, actor) => ({ body: { ...aTerm, name: `Spring ${terms.open} by ${actor}` } }),
  updateTerm: ({ terms }) => ({
    params: { id: terms.empty },
    body: { ...aTerm, name: `Autumn ${terms.empty}` },
  }),
  listEngagements: () => ({}),
  getEngagement: ({ engagements }) => ({ params: { id: engagements.working } }),
  listEngagementHistory: ({ engagements }) => ({ params: { id: engagements.working } }),
  listAgreedPlans: ({ engagements }) => ({ params: { id: engagements.working } }),
  listOwnPlans: () => ({}),
  listPlans: ({ engagements }) => ({ params: { id: engagements.working } }),
  listBoard: () => ({}),
  countBoard: () => ({}),
  remind: ({ engagements }) => ({ params: { id: engagements.working } }),
  remindCompany: ({ owner }) => ({ params: { id: owner.company.companyId } }),
  writeAboutWork: ({ engagements }) => ({
    params: { id: engagements.working },
    body: { to: 'student', words: 'Come and see us on Monday.' },
  }),
  giveTime: ({ engagements }) => ({
    params: { id: engagements.working, number: 2 },
    body: {
      dueOn: '2150-04-08',
      movesLater: false,
      moved: [{ number: 2, dueOn: '2150-04-08' }],
      reason: 'The site was closed.',
    },
  }),
  proposePlan: ({ engagements }) => ({
    params: { id: engagements.working },
    body: { milestones: [{ number: 1, ...aMilestone }, aMilestone], after: 2 },
  }),
  answerPlan: ({ engagements }) => ({
    params: { id: engagements.working, version: 2 },
    body: { answer: 'agree' },
  }),
  startFile: ({ engagements }) => ({
    params: { id: engagements.working },
    body: { name: 'Section.pdf', bytes: 2_000 },
  }),
  listFiles: ({ engagements }) => ({ params: { id: engagements.working } }),
  removeFile: ({ engagements: { working, files } }) => ({
    params: { id: working, file: files.uploading },
  }),
  uploadedSoFar: ({ engagements: { working, files } }) => ({
    params: { id: working, file: files.uploading },
  }),
  uploadBytes: ({ engagements: { working, files } }) => ({
    params: { id: working, file: files.uploading },
    file: new Blob(['hello'], { type: bytesType }),
  }),
  fileAddress: ({ engagements: { working, files } }) => ({
    params: { id: working, file: files.handedIn },
  }),
  downloadFile: ({ engagements: { working, files } }) => ({
    params: { id: working, file: files.handedIn },
  }),
  previewFile: ({ engagements: { working, files } }) => ({
    params: { id: working, file: files.handedIn, page: 1 },
  }),
  readFile: ({ engagements: { working, files } }) => ({
    params: { id: working, file: files.text },
  }),
  deliver: ({ engagements }) => ({
    params: { id: engagements.working, number: 2 },
    body: { words: 'Drawn.', after: 0 },
  }),
  listDeliveries: ({ engagements }) => ({ params: { id: engagements.working, number: 1 } }),
  reviewDelivery: ({ engagements }) => ({
    params: { id: engagements.working, number: 1, version: 1 },
    body: { verdict: 'approve', notes: [{ about: 'line', line: 1, words: 'To which datum?' }] },
  }),
  objectToDelivery: ({ engagements }) => ({
    params: { id: engagements.team, number: 1, version: 1 },
    body: { reason: 'The levels are missing.' },
  }),
  waiveMilestone: ({ engagements }) => ({
    params: { id: engagements.working, number: 2 },
    body: { reason: 'The site is closed.' },
  }),
  listConversations: () => ({ query: { searchText: 'morning' } }),
  getConversation: ({ engagements }) => ({ params: { id: engagements.done } }),
  writeMessage: ({ engagements }) => ({
    params: { id: engagements.done },
    body: { text: 'Which datum?' },
  }),
  editMessage: (world, actor) => ({
    params: { id: world.engagements.done, message: messageOf(world, actor) },
    body: { text: 'Which datum do the levels use?' },
  }),
  takeBackMessage: (world, actor) => ({
    params: { id: world.engagements.done, message: messageOf(world, actor) },
  }),
  readConversation: (world, actor) => ({
    params: { id: world.engagements.done },
    body: { upTo: messageOf(world, actor) },
  }),
  listCheckIns: ({ engagements }) => ({ params: { id: engagements.working } }),
  saveCheckIn: ({ engagements }) => ({
    params: { id: engagements.working, week: engagements.week },
    body: { state: 'Blocked', sentence: 'The drawings are of 1931.' },
  }),
  answerCheckIn: ({ engagements }) => ({
    params: { id: engagements.working, week: engagements.week },
    body: { sentence: 'The new ones come on Monday.' },
  }),
  askForTime: ({ engagements }) => ({
    params: { id: engagements.working, number: 2 },
    body: {
      dueOn: '2150-04-08',
      movesLater: false,
      moved: [{ number: 2, dueOn: '2150-04-08' }],
      reason: 'An exam.',
    },
  }),
  answerExtension: ({ engagements }) => ({
    params: { id: engagements.working, number: 3, request: 1 },
    body: { answer: 'grant', movesLater: false, moved: [{ number: 3, dueOn: '2150-05-08' }] },
  }),
  acceptAnotherDay: ({ engagements }) => ({
    params: { id: engagements.working, number: 4, request: 1 },
    body: { moved: [{ number: 4, dueOn: '2150-06-04' }] },
  }),
  withdrawExtension: ({ engagements }) => ({
    params: { id: engagements.working, number: 3, request: 1 },
  }),
  listEvaluations: ({ engagements }) => ({ params: { id: engagements.done } }),
  evaluate: ({ engagements }, actor) => ({
    params: { id: engagements.done, moment: 'final' },
    body: anEvaluation(actor.startsWith('student') ? 'student' : 'company'),
  }),
  evaluateAsUniversity: ({ engagements }) => ({
    params: { id: engagements.done },
    body: { result: universityResults[3], words: 'Well argued.' },
  }),
  giveShares: ({ engagements: { done, mate } }) => ({
    params: { id: done },
    body: { given: [done, mate.engagement].map((member, at) => ({ member, points: 3 + at })) },
  }),
  answerEvaluation: ({ engagements }) => ({
    params: { id: engagements.evaluated, moment: 'final' },
    body: { words: 'Thank you.' },
  }),
  rateFeedback: ({ engagements }) => ({
    params: { id: engagements.evaluated, moment: 'final' },
    body: { helpful: 5 },
  }),
  answerEarlyEnd: ({ engagements }) => ({
    params: { id: engagements.ended },
    body: { why: 'The site was closed.', clear: 'yes', again: 'no', toOffice: '' },
  }),
  decideOutcome: ({ engagements }) => ({
    params: { id: engagements.evaluated },
    body: { outcome: 'Completed', because: 'Everything was delivered.' },
  }),
  getRubric: () => ({}),
  saveRubric: () => ({
    body: {
      company: builtInRubric.company,
      student: builtInRubric.student,
      after: builtInRubric.version,
    },
  }),
  objectToOutcome: ({ engagements }) => ({
    params: { id: engagements.decided },
    body: { words: 'It was all delivered.' },
  }),
  decideObjection: ({ engagements }) => ({
    params: { id: engagements.objected },
    body: { outcome: 'Completed', because: 'Everything was delivered.' },
  }),
  getProof: ({ engagements }) => ({ params: { id: engagements.completed } }),
  allowShowing: ({ engagements }) => ({
    params: { id: engagements.completed },
    body: { deliveries: [1], words: false },
  }),
  chooseShown: ({ engagements }) => ({
    params: { id: engagements.completed },
    body: { deliveries: [1], words: true, steps: false },
  }),
  askForCredential: ({ engagements }) => ({
    params: { id: engagements.completed },
    body: aShowing,
  }),
  getPortfolio: () => ({}),
  savePortfolio: ({ credentialId }) => ({
    body: {
      name: `weirs-${credentialId.slice(0, 8)}`,
      about: 'Bridges.',
      isPublished: true,
      isIndexed: false,
      showsContact: false,
      shown: [credentialId],
    },
  }),
  withdrawPrivateLink: () => ({}),
  listCredentials: () => ({}),
  credentialsHealth: () => ({}),
  revokeCredential: ({ credentialId }) => ({
    params: { id: credentialId },
    body: { because: 'It was issued in error.' },
  }),
  renewCredential: ({ credentialId }) => ({
    params: { id: credentialId },
    body: { mayBeRenewed: false },
  }),
  askByLink: ({ engagements }) => ({
    params: { id: engagements.done, moment: 'final' },
    body: { name: 'Ines Roth', email: 'ines@people.example' },
  }),
  revokeLink: ({ engagements }) => ({ params: { id: engagements.done, moment: 'final' } }),
  verifyCredential: () => ({ body: { credential: '{}' } }),
  openEvaluationLink: () => ({ body: { token: 'no such link' } }),
  readLinkedDelivery: () => ({ params: { milestone: 1 }, body: { token: 'no such link' } }),
  downloadLinkedFile: () => ({ params: { file: 1 }, body: { token: 'no such link' } }),
  previewLinkedFile: () => ({ params: { file: 1, page: 1 }, body: { token: 'no such link' } }),
  readLinkedFile: () => ({ params: { file: 1 }, body: { token: 'no such link' } }),
  keepEvaluationDraft: () => ({ body: { token: 'no such link', draft: '{}' } }),
  sendEvaluation: () => ({
    body: { token: 'no such link', evaluation: anEvaluation('company') },
  }),
  handOnEvaluation: () => ({
    body: { token: 'no such link', name: 'Noor', email: 'noor@nobody.example' },
  }),
  deleteTerm: ({ terms }) => ({ params: { id: terms.empty } }),
  listAudit: () => ({ query: { kind: 'student' } }),
  listHistory: ({ openPid }) => ({ params: { kind: 'project', id: openPid } }),
  exportAudit: () => ({}),
  getOverview: () => ({}),
  listAttention: () => ({ query: { kind: 'project at risk' } }),
  search: () => ({ query: { q: 'dam' } }),
  live: () => ({}),
  ready: () => ({}),
  openapi: () => ({}),
};
