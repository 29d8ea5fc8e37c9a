import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import type { Team } from '../../../../src/contract/companies/members.ts';
import type { Act } from '../../../act.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { requireRecentPassword } from '../../accounts/sessions/confirm-password.ts';
import { endSessions } from '../../accounts/sessions/sessions.ts';
import { setLeft, setMemberRole, settleOwner } from './repository.ts';
import { auditSubject, isLastOwner } from './rules.ts';
import { type LockedTeam, lockTeam, lockTeamAsOwner, memberIn, readTeam } from './team.ts';

/**
 * Changes what somebody is in the company; they sign in anew.
 * @throws {Problem} `forbidden`, `not-found`, `last-owner`, `password-needed` for a new owner
 */
export async function changeMember(
  act: Act,
  accountId: number,
  memberRole: MemberRole,
): Promise<Team> {
  const team = await lockTeamAsOwner(act);
  const member = memberIn(team, accountId);
  if (memberRole === 'Owner') requireRecentPassword(act.by, act.at);
  else requireAnotherOwner(team, accountId);
  await give(act, team, member, memberRole);
  await settleOwner(act.transaction, team.companyId);
  return readTeam(act.transaction, act.by);
}

/**
 * Makes somebody the owner instead of whoever acts, who becomes a recruiter; both sign in anew.
 * @throws {Problem} `forbidden`, `not-found`, `invalid` for oneself
 */
export async function handOver(act: Act, accountId: number): Promise<Team> {
  const team = await lockTeamAsOwner(act);
  const heir = memberIn(team, accountId);
  if (heir === team.you) throw badField('id', 'You are the owner already.');
  await give(act, team, heir, 'Owner');
  await give(act, team, team.you, 'Recruiter');
  await settleOwner(act.transaction, team.companyId);
  return readTeam(act.transaction, act.by);
}

/** Takes somebody out of the company: their sessions end at once, their work stays. @throws {Problem} `forbidden`, `not-found`, `last-owner` */
export async function removeMember(act: Act, accountId: number): Promise<Team> {
  const team = await lockTeamAsOwner(act);
  await leave(act, team, accountId, 'removed');
  return readTeam(act.transaction, act.by);
}

/** Takes whoever acts out of their company. @throws {Problem} `forbidden`, `last-owner` */
export async function leaveCompany(act: Act): Promise<void> {
  await leave(act, await lockTeam(act), act.by.accountId, 'left');
}

async function leave(
  act: Act,
  team: LockedTeam,
  accountId: number,
  word: 'left' | 'removed',
): Promise<void> {
  const { transaction, at } = act;
  const member = memberIn(team, accountId);
  requireAnotherOwner(team, accountId);
  const { memberRole } = member;
  await audit(act, { act: word, ...auditSubject(accountId, member), before: { memberRole } });
  await setLeft(transaction, team.companyId, accountId, at);
  await endSessions(transaction, accountId, null, at);
  await settleOwner(transaction, team.companyId);
}

async function give(
  act: Act,
  { companyId }: LockedTeam,
  member: LockedTeam['you'],
  memberRole: MemberRole,
): Promise<void> {
  const { accountId } = member;
  if (member.memberRole === memberRole) return;
  await setMemberRole(act.transaction, companyId, accountId, memberRole);
  // Their pages show what they may do by their token.
  await endSessions(act.transaction, accountId, null, act.at);
  const before = { memberRole: member.memberRole };
  await audit(act, {
    act: 'changed',
    ...auditSubject(accountId, member),
    before,
    after: { memberRole },
  });
}

function requireAnotherOwner({ members }: LockedTeam, accountId: number): void {
  if (isLastOwner(members, accountId))
    throw new Problem('last-owner', 'Make somebody else an owner first.');
}
