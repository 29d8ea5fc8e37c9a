import { calls } from '../../../api/act/act.ts';
import type { MemberRole } from '../../../contract/companies/member-rights.ts';
import {
  changeMember,
  handOver as handOverCall,
  type Invitation,
  type JoinRequest,
  leaveCompany,
  letIn as letInCall,
  type Member,
  removeMember,
  takeBackInvitation,
  turnAway as turnAwayCall,
} from '../../../contract/companies/members.ts';

/** Each role in a line. */
export const roleWords: Record<MemberRole, string> = {
  Owner: 'Everything, including the team',
  Recruiter: 'Posts projects and chooses applicants',
  Supervisor: 'Looks after the work on their projects',
};

export const roleOptions = (Object.keys(roleWords) as MemberRole[]).map((value) => ({
  value,
  label: `${value}: ${roleWords[value].toLowerCase()}`,
}));

export const invitedWords = (email: string): string => `Invitation sent to ${email}.`;

/** An act on a company's people, to be confirmed. */
export interface TeamAct {
  readonly title: string;
  readonly question: string;
  readonly consequence: string;
  readonly yes: string;
  readonly look: 'danger' | 'primary';
  readonly send: () => Promise<unknown>;
  /**
   * Null if the act ends the reader's session: a member who leaves is signed out, and one whose role changes signs in
   * again.
   */
  readonly done: string | null;
}

const aRole = (role: MemberRole): string => `${role === 'Owner' ? 'an' : 'a'} ${role}`;

export const takeBack = ({ id, name }: Invitation): TeamAct => ({
  title: 'Withdraw the invitation',
  question: `Withdraw the invitation to ${name}?`,
  consequence: 'The link in the email stops working.',
  yes: 'Withdraw',
  look: 'danger',
  send: () => calls(takeBackInvitation)({ params: { id } }),
  done: 'The invitation has been withdrawn.',
});

export const letIn = ({ id, name, email }: JoinRequest, to: MemberRole): TeamAct => ({
  title: 'Invite to the company',
  question: `Invite ${name} (${email}) as ${aRole(to)}?`,
  consequence: `${roleWords[to]}. We email a link that works once, for 7 days.`,
  yes: 'Send invitation',
  look: 'primary',
  send: () => calls(letInCall)({ params: { id }, body: { memberRole: to } }),
  done: invitedWords(email),
});

export const turnAway = ({ id, name, email }: JoinRequest): TeamAct => ({
  title: 'Decline the request',
  question: `Decline the request from ${name} (${email})?`,
  consequence: 'We tell them by email. They can ask again.',
  yes: 'Decline',
  look: 'danger',
  send: () => calls(turnAwayCall)({ params: { id } }),
  done: `The request from ${name} has been declined.`,
});

export const changeRole = ({ accountId: id, name, isYou }: Member, to: MemberRole): TeamAct => ({
  title: 'Change role',
  question: `Make ${isYou ? 'yourself' : name} ${aRole(to)}?`,
  consequence: `${roleWords[to]}. This takes effect at once: ${isYou ? 'you sign' : 'they sign'} in again.`,
  yes: 'Change role',
  look: 'primary',
  send: () => calls(changeMember)({ params: { id }, body: { memberRole: to } }),
  done: isYou ? null : `${name} is now ${aRole(to)}.`,
});

export const handOver = ({ accountId: id, name }: Member): TeamAct => ({
  title: 'Hand over ownership',
  question: `Make ${name} the owner in your place?`,
  consequence: 'You become a recruiter and sign in again. Only they can make you an owner again.',
  yes: 'Hand over',
  look: 'danger',
  send: () => calls(handOverCall)({ params: { id } }),
  done: null,
});

export const remove = ({ accountId: id, name }: Member): TeamAct => ({
  title: 'Remove from the company',
  question: `Remove ${name} from the company?`,
  consequence:
    'They are signed out at once. Their work stays. Choose who leads their projects now; otherwise an owner will.',
  yes: 'Remove',
  look: 'danger',
  send: () => calls(removeMember)({ params: { id } }),
  done: `${name} is no longer in the company.`,
});

export const leave: TeamAct = {
  title: 'Leave the company',
  question: 'Leave this company?',
  consequence: 'You are signed out at once. Your work stays. Only an invitation brings you back.',
  yes: 'Leave',
  look: 'danger',
  send: () => calls(leaveCompany)({}),
  done: null,
};
