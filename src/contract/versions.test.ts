import { expect, test } from 'vitest';
import { changesSomething, type Endpoint } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints.ts';

/** Fields by which a call says what its caller had read. */
const fieldsOfRead = ['after', 'moved', 'moves'];

/** Why a call decides about nothing, and replaces nothing, that somebody else may have changed since its caller read it. */
const asksForNone: Record<string, readonly EndpointName[]> = {
  'only its caller changes it': [
    'changePassword',
    'confirmPassword',
    'signOut',
    'endSession',
    'dismissNotification',
    'setChoice',
    'introduced',
    'chooseTerm',
    'saveProject',
    'changeSavedSearch',
    'deleteSavedSearch',
    'setResume',
    'removeResume',
    'removeFile',
    'rankOwnApplications',
    'saveCheckIn',
    'editMessage',
    'takeBackMessage',
    'readConversation',
    'chooseShown',
    'giveShares',
    'rateFeedback',
    'withdrawPrivateLink',
    'recommend',
    'withdrawRecommendation',
    'changeFacultyNote',
    'deleteFacultyNote',
    'giveUp',
    'leaveCompany',
  ],
  'it sets one thing, which is all that it is about': [
    'setAdminState',
    'setCompanyState',
    'setStaffState',
    'setStudentState',
    'changeMember',
    'setPicture',
    'removePicture',
    'hideRecommendation',
    'renewCredential',
    'supervise',
    'nameUniversity',
  ],
  'it is done once, about what stays as it was read; after that it is refused': [
    'answerEarlyEnd',
    'answerEvaluation',
    'answerExtension',
    'withdrawExtension',
    'decideDomain',
    'decideOutcome',
    'objectToOutcome',
    'confirmMembership',
    'confirmPlace',
    'refusePlace',
    'waiveMilestone',
    'revokeCredential',
    'letIn',
    'handOver',
    'mergeUniversity',
  ],
  'it takes away what it names': [
    'deleteAdmin',
    'deleteCompany',
    'deleteMessage',
    'deleteProject',
    'deleteStaff',
    'deleteStatusUpdate',
    'deleteStudent',
    'deleteTerm',
    'deleteUniversity',
    'discardAssignment',
    'removeDomain',
    'removeMember',
    'revokeLink',
    'takeBackInvitation',
    'turnAway',
  ],
  'it was proposed, and is refused where something has changed since': [
    'publishAssignment',
    'undoAssignment',
    'startBulkAction',
    'undoBulkAction',
  ],
  'it sends, proves or adds something, and replaces nothing': [
    'importStudents',
    'inviteAdminAgain',
    'inviteCompanyAgain',
    'inviteMemberAgain',
    'inviteStaffAgain',
    'inviteStudentAgain',
    'remind',
    'remindCompany',
    'proveDomainByDns',
    'proveDomainByMail',
    'sendDomainCode',
  ],
};

const entriesOf = ({ body }: Endpoint): object =>
  (body as { entries?: object } | undefined)?.entries ?? {};

/** Whether a call says what it was decided about: in `If-Match`, in its address, or in its body. */
const saysWhatWasRead = (endpoint: Endpoint): boolean =>
  endpoint.versioned === true ||
  endpoint.path.includes('{version}') ||
  fieldsOfRead.some((field) => field in entriesOf(endpoint));

const adds = ({ method, reply }: Endpoint): boolean =>
  method === 'POST' && 'status' in reply && reply.status === 201;

test('a call that decides about or replaces what somebody else may change says what its caller had read, or why it need not', () => {
  const replacing = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([, endpoint]) =>
      changesSomething(endpoint) &&
      endpoint.method !== 'PATCH' &&
      // What anyone may do is done with a secret of one's own, which it spends.
      endpoint.audience !== 'anyone' &&
      !adds(endpoint),
  );
  const silent = replacing.filter(([, endpoint]) => !saysWhatWasRead(endpoint));
  expect(silent.map(([name]) => name).toSorted()).toEqual(
    Object.values(asksForNone).flat().toSorted(),
  );
});
