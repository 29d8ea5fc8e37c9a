import { linkMinutes } from '../../../../src/contract/accounts/mailed-links.ts';
import { type InvitationForm, membersAtMost } from '../../../../src/contract/companies/members.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { requireRecentPassword } from '../../../platform/calls/person.ts';
import { firstRow, insertRow } from '../../../platform/database/rows.ts';
import { badField, orNotFound, Problem } from '../../../platform/http/problem.ts';
import { hashOfLink, linkOrCode, newLinkToken } from '../../accounts/links.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { findCompany } from '../company.ts';
import { takeMail } from '../mail-allowance.ts';
import { invitationsOf, isMember } from './listing.ts';
import { memberInvitationMail } from './mails.ts';
import { deleteRequest } from './repository.ts';
import { auditSubject, type LockedTeam, lockTeamAsOwner } from './team.ts';

type Invitee = InvitationForm;

/**
 * Invites somebody by mail. The answer is the same whether or not the address has an account.
 * @throws {Problem} `forbidden`, `invalid` for somebody who is in the company or invited, `too-many-members`,
 *   `too-many-requests`, `password-needed` for an owner
 */
export const inviteMember = async (command: Command, form: InvitationForm): Promise<string> =>
  inviteTo(command, await lockTeamAsOwner(command), form);

/** Invites to a team that is already locked. */
export async function inviteTo(
  command: Command,
  team: LockedTeam,
  form: InvitationForm,
): Promise<string> {
  const { transaction, by, at } = command;
  if (form.memberRole === 'Owner') requireRecentPassword(by, at);
  const invited = await invitationsOf(transaction, team.companyId);
  if (isMember(team.members, form))
    throw badField('email', 'This person is in your company already.');
  if (isMember(invited, form))
    throw badField('email', 'This address is invited already. Send that invitation again.');
  requireRoom(team.members.length + invited.length);
  const { token, hash, expiresAt } = newInvitation(at);
  const id = await insertRow(transaction, 'member_invitations', {
    company_id: team.companyId,
    name: form.name,
    email: form.email,
    normal_email: normalEmail(form.email),
    member_role: form.memberRole,
    token_hash: hash,
    invited_at: at,
    expires_at: expiresAt,
  });
  await deleteRequest(transaction, team.companyId, form.email);
  await audit(command, {
    act: 'invited',
    ...auditSubject(id, form),
    after: { memberRole: form.memberRole },
  });
  return mail(command, team, form, token);
}

/**
 * Mails an invitation again, for another seven days; the link before it ends.
 * @throws {Problem} `forbidden`, `not-found`, `too-many-requests`
 */
export async function inviteMemberAgain(command: Command, id: number): Promise<string> {
  const team = await lockTeamAsOwner(command);
  const { token, hash, expiresAt } = newInvitation(command.at);
  const row = await firstRow<Invitee>(command.transaction)`
    update member_invitations set token_hash = ${hash}, invited_at = ${command.at}, expires_at = ${expiresAt}
    where id = ${id} and company_id = ${team.companyId}
    returning name, email, member_role as "memberRole"`;
  const invitee = orNotFound(row);
  await audit(command, { act: 'invited again', ...auditSubject(id, invitee) });
  return mail(command, team, invitee, token);
}

/** @throws {Problem} `forbidden`, `not-found` */
export async function takeBackInvitation(command: Command, id: number): Promise<string> {
  const { companyId } = await lockTeamAsOwner(command);
  const row = await firstRow<{ name: string; email: string }>(command.transaction)`
    delete from member_invitations where id = ${id} and company_id = ${companyId}
    returning name, email`;
  const invitee = orNotFound(row);
  await audit(command, { act: 'taken back', ...auditSubject(id, invitee) });
  return `The invitation to ${invitee.email} has been withdrawn.`;
}

/** @throws {Problem} `too-many-members` */
export function requireRoom(people: number): void {
  if (people >= membersAtMost) throw new Problem('too-many-members');
}

function newInvitation(now: Date) {
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + linkMinutes.invitation * 60_000);
  return { token, hash: hashOfLink(token), expiresAt };
}

async function mail(
  command: Command,
  { companyId, you }: LockedTeam,
  invitee: Invitee,
  token: string,
) {
  const { transaction, mailer, publicOrigin } = command;
  await takeMail(command, companyId, invitee.email);
  const company = orNotFound(await findCompany(transaction, companyId));
  const from = { person: you.name, company: company.name };
  const way = linkOrCode(publicOrigin, 'join', token);
  await mailer.send(
    transaction,
    memberInvitationMail(invitee.email, invitee.memberRole, from, way),
  );
  return `Invitation sent to ${invitee.email}.`;
}
