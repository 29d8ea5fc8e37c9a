import * as v from 'valibot';
import { linkToken } from '../accounts/mailed-links.ts';
import { endpoint, says } from '../endpoint.ts';
import { email, givenPassword, requiredLine } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';
import { memberRoles } from './member-rights.ts';

/** People and invitations of one company together, and people who wait to be let in. */
export const membersAtMost = 50;

/** Hours that the link of a request to join works. */
export const joinRequestHours = 24;

const memberRole = v.picklist(memberRoles, 'Choose a role.');
const name = requiredLine('Name is required.', 150);

const member = v.object({
  accountId: v.number(),
  name: v.string(),
  email: v.string(),
  memberRole,
  joinedAt: instant,
  isYou: v.boolean(),
});
export type Member = v.InferOutput<typeof member>;

const invitation = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  memberRole,
  invitedAt: instant,
  expiresAt: instant,
});
export type Invitation = v.InferOutput<typeof invitation>;

const joinRequest = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  askedAt: instant,
});
export type JoinRequest = v.InferOutput<typeof joinRequest>;

const team = v.object({
  members: upTo(membersAtMost, member),
  /** People with a confirmed address at a proved domain of the company who ask to join; only owners get them. */
  requests: upTo(membersAtMost, joinRequest),
  /** Only owners get them; to others the list is empty. */
  invitations: upTo(membersAtMost, invitation),
});
export type Team = v.InferOutput<typeof team>;

export const listMembers = endpoint({
  route: 'GET /Companies/me/members',
  summary: 'The people in the signed-in company and, for its owners, those invited; fifty at most',
  audience: { Company: 'own' },
  reply: { kind: 'json', schema: team },
});

export const invitationForm = v.object({ name, email: email(), memberRole });
export type InvitationForm = v.InferOutput<typeof invitationForm>;

export const inviteMember = endpoint({
  route: 'POST /Companies/me/invitations',
  summary: 'Invite somebody to the signed-in company by email, for seven days',
  audience: { Company: 'own' },
  memberAct: 'manage members',
  body: invitationForm,
  idempotent: true,
  reply: { kind: 'text', status: 201 },
  problems: ['too-many-members', 'password-needed'],
});

export const inviteMemberAgain = endpoint({
  route: 'POST /Companies/me/invitations/{id}/again',
  summary: 'Email an invitation again; the earlier link stops working',
  audience: { Company: 'own' },
  memberAct: 'manage members',
});

export const takeBackInvitation = endpoint({
  route: 'DELETE /Companies/me/invitations/{id}',
  summary: 'Take back an invitation; its link stops working',
  audience: { Company: 'own' },
  memberAct: 'manage members',
});

export const changeMember = endpoint({
  route: 'PUT /Companies/me/members/{id}',
  summary: 'Change somebody’s role in the signed-in company; making an owner asks for the password',
  audience: { Company: 'own' },
  memberAct: 'manage members',
  body: v.object({ memberRole }),
  reply: { kind: 'json', schema: team },
  problems: ['last-owner', 'password-needed'],
});

export const handOver = endpoint({
  route: 'POST /Companies/me/members/{id}/owner',
  summary: 'Make somebody the owner instead of the caller, who becomes a recruiter',
  audience: { Company: 'own' },
  memberAct: 'manage members',
  asksPassword: true,
  reply: { kind: 'json', schema: team },
});

export const removeMember = endpoint({
  route: 'DELETE /Companies/me/members/{id}',
  summary: 'Remove somebody from the signed-in company; their sessions end, their work stays',
  audience: { Company: 'own' },
  memberAct: 'manage members',
  reply: { kind: 'json', schema: team },
  problems: ['last-owner'],
});

export const leaveCompany = endpoint({
  route: 'POST /Companies/me/leave',
  summary: 'Leave the signed-in company; every session ends',
  audience: { Company: 'own' },
  reply: says('You have left the company.'),
  problems: ['last-owner'],
});

export const joinRequestForm = v.object({ name, email: email() });
export type JoinRequestForm = v.InferOutput<typeof joinRequestForm>;

export const askToJoin = endpoint({
  route: 'POST /Auth/JoinRequests',
  summary: 'Get a link by email to ask a company that has proved the domain of the address',
  audience: 'anyone',
  perMinute: 20,
  body: joinRequestForm,
  reply: { kind: 'text', status: 202 },
});

export const confirmJoinRequest = endpoint({
  route: 'POST /Auth/JoinRequests/confirm',
  summary: 'Ask the owners of a company to be let in, with the emailed link',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ token: linkToken }),
  problems: ['link-refused', 'requests-full'],
});

export const letIn = endpoint({
  route: 'POST /Companies/me/requests/{id}/invitation',
  summary: 'Invite somebody who asked to join the signed-in company',
  audience: { Company: 'own' },
  memberAct: 'manage members',
  body: v.object({ memberRole }),
  problems: ['too-many-members', 'password-needed'],
});

export const turnAway = endpoint({
  route: 'DELETE /Companies/me/requests/{id}',
  summary: 'Turn away somebody who asked to join the signed-in company; they are notified by email',
  audience: { Company: 'own' },
  memberAct: 'manage members',
});

const openedInvitation = v.object({
  companyName: v.string(),
  name: v.string(),
  email: v.string(),
  memberRole,
  /** True if the address has an account, whose password is asked for instead of a new one. */
  hasAccount: v.boolean(),
});
export type OpenedInvitation = v.InferOutput<typeof openedInvitation>;

export const openInvitation = endpoint({
  route: 'POST /Auth/Invitations/open',
  onlyReads: true,
  summary: 'Read the invitation that an emailed link belongs to',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ token: linkToken }),
  reply: { kind: 'json', schema: openedInvitation },
  problems: ['link-refused'],
});

export const declineInvitation = endpoint({
  route: 'POST /Auth/Invitations/decline',
  summary:
    'Tell the company with an emailed link that one does not join with this address; the link ends',
  audience: 'anyone',
  perMinute: 60,
  body: v.object({ token: linkToken }),
  problems: ['link-refused'],
});

export const acceptanceForm = v.object({
  token: linkToken,
  name,
  password: givenPassword('Password is required.'),
});

export const acceptInvitation = endpoint({
  route: 'POST /Auth/Invitations/accept',
  summary: 'Join a company with an emailed link: set a password, or give that of the account',
  audience: 'anyone',
  perMinute: 60,
  body: acceptanceForm,
  problems: ['link-refused', 'email-taken', 'sign-in-waits', 'too-many-members'],
});
