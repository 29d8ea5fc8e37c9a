import type { MemberRole } from '../../../../../src/contract/companies/member-rights.ts';
import type { JoinRequest } from '../../../../../src/contract/companies/members.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Command } from '../../../../platform/calls/command.ts';
import { orNotFound } from '../../../../platform/http/problem.ts';
import { findCompany } from '../../company.ts';
import { inviteTo } from '../invite.ts';
import { turnedAwayMail } from '../mails.ts';
import { auditSubject } from '../rules.ts';
import { type LockedTeam, lockTeamAsOwner } from '../team.ts';
import { deleteRequest, requestsTo } from './repository.ts';

/**
 * Invites somebody who asked to join.
 * @throws {Problem} as `inviteMember`, and `not-found`
 */
export async function letIn(command: Command, id: number, memberRole: MemberRole): Promise<string> {
  const team = await lockTeamAsOwner(command);
  const { name, email } = await requestIn(command, team, id);
  return inviteTo(command, team, { name, email, memberRole });
}

/**
 * Turns somebody away who asked to join, and mails them so. Nothing limits it: each request was confirmed by somebody who
 * reads that mail.
 * @throws {Problem} `forbidden`, `not-found`
 */
export async function turnAway(command: Command, id: number): Promise<string> {
  const team = await lockTeamAsOwner(command);
  const asked = await requestIn(command, team, id);
  const { transaction, mailer } = command;
  await deleteRequest(transaction, team.companyId, asked.email);
  await audit(command, { act: 'turned away', ...auditSubject(id, asked) });
  const { name } = orNotFound(await findCompany(transaction, team.companyId));
  await mailer.send(transaction, turnedAwayMail(asked.email, name));
  return `${asked.email} has been told that you declined the request.`;
}

async function requestIn(
  { transaction }: Command,
  { companyId }: LockedTeam,
  id: number,
): Promise<JoinRequest> {
  const requests = await requestsTo(transaction, companyId);
  return orNotFound(requests.find((request) => request.id === id));
}
