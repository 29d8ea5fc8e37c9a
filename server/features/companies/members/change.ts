import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import type { Team } from '../../../../src/contract/companies/members.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { requireRecentPassword } from '../../../platform/calls/person.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { endSessions } from '../../accounts/sessions/sessions.ts';
import { setLeft, setMemberRole, settleOwner } from './repository.ts';
import {
  auditSubject,
  type LockedTeam,
  lockOwnCompany,
  lockTeamAsOwner,
  memberIn,
  readTeam,
} from './team.ts';

/**
 * Changes a member's role; they sign in again.
 * @throws {Problem} `forbidden`, `not-found`, `last-owner`, `password-needed` for a new owner
 */
export async function changeMember(
  command: Command,
  accountId: number,
  memberRole: MemberRole,
): Promise<Team> {
  const team = await lockTeamAsOwner(command);
  const member = memberIn(team, accountId);
  if (memberRole === 'Owner') requireRecentPassword(command.by, command.at);
  else requireAnotherOwner(team, accountId);
  await give(command, team, member, memberRole);
  await settleOwner(command.transaction, team.companyId);
  return readTeam(command.transaction, command.by);
}

/**
 * Makes another member the owner in place of the caller, who becomes a recruiter. Both sign in again.
 * @throws {Problem} `forbidden`, `not-found`, `invalid` for oneself
 */
export async function handOver(command: Command, accountId: number): Promise<Team> {
  const team = await lockTeamAsOwner(command);
  const heir = memberIn(team, accountId);
  if (heir === team.you) throw badField('id', 'You are the owner already.');
  await give(command, team, heir, 'Owner');
  await give(command, team, team.you, 'Recruiter');
  await settleOwner(command.transaction, team.companyId);
  return readTeam(command.transaction, command.by);
}

/** Takes somebody out of the company: their sessions end at once, their work stays. @throws {Problem} `forbidden`, `not-found`, `last-owner` */
export async function removeMember(command: Command, accountId: number): Promise<Team> {
  const team = await lockTeamAsOwner(command);
  await leave(command, team, accountId, 'removed');
  return readTeam(command.transaction, command.by);
}

/** Removes the caller from their company. @throws {Problem} `forbidden`, `last-owner` */
export async function leaveCompany(command: Command): Promise<void> {
  await leave(command, await lockOwnCompany(command), command.by.accountId, 'left');
}

async function leave(
  command: Command,
  team: LockedTeam,
  accountId: number,
  word: 'left' | 'removed',
): Promise<void> {
  const { transaction, at } = command;
  const member = memberIn(team, accountId);
  requireAnotherOwner(team, accountId);
  const { memberRole } = member;
  await audit(command, { act: word, ...auditSubject(accountId, member), before: { memberRole } });
  await setLeft(transaction, team.companyId, accountId, at);
  await endSessions(transaction, accountId, null, at);
  await settleOwner(transaction, team.companyId);
}

async function give(
  command: Command,
  { companyId }: LockedTeam,
  member: LockedTeam['you'],
  memberRole: MemberRole,
): Promise<void> {
  const { accountId } = member;
  if (member.memberRole === memberRole) return;
  await setMemberRole(command.transaction, companyId, accountId, memberRole);
  // Their pages show what they may do by their token.
  await endSessions(command.transaction, accountId, null, command.at);
  const before = { memberRole: member.memberRole };
  await audit(command, {
    act: 'changed',
    ...auditSubject(accountId, member),
    before,
    after: { memberRole },
  });
}

function requireAnotherOwner({ members }: LockedTeam, accountId: number): void {
  const isLast = members.every(
    (member) => (member.memberRole === 'Owner') === (member.accountId === accountId),
  );
  if (isLast) throw new Problem('last-owner', 'Make somebody else an owner first.');
}
