import { memberMay, memberMayNot } from '../../../../src/contract/companies/member-rights.ts';
import type { Member, Team } from '../../../../src/contract/companies/members.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { membershipOf, type Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { lockRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { invitationsOf, membersOf } from './listing.ts';
import { requestsTo } from './repository.ts';

/** The people of somebody's company as they see them. */
export async function readTeam(db: Database, person: Person): Promise<Team> {
  const { companyId } = membershipOf(person);
  const known = await membersOf(db, companyId);
  const members = known.map((member) => ({
    ...member,
    isYou: member.accountId === person.accountId,
  }));
  const you = members.find(({ isYou }) => isYou);
  const isManaging = you !== undefined && memberMay(you.memberRole, 'manage members');
  if (!isManaging) return { members, requests: [], invitations: [] };
  const requests = await requestsTo(db, companyId);
  return { members, requests, invitations: await invitationsOf(db, companyId) };
}

/** A company's people, while nobody else changes them. */
export interface LockedTeam {
  readonly companyId: number;
  readonly members: readonly Omit<Member, 'isYou'>[];
  readonly you: Omit<Member, 'isYou'>;
}

/**
 * Locks the people of a company until the transaction ends. Other changes wait here, and are then judged by the
 * caller's role at that time.
 * @throws {Problem} `forbidden` for somebody who left the company
 */
export async function lockOwnCompany({ transaction, by }: Command): Promise<LockedTeam> {
  const { companyId } = membershipOf(by);
  await lockRow(transaction, 'companies', companyId);
  const members = await membersOf(transaction, companyId);
  const you = members.find(({ accountId }) => accountId === by.accountId);
  if (!you) throw new Problem('forbidden', 'You are not in this company any more.');
  return { companyId, members, you };
}

/** Locks the team for its owner. @throws {Problem} `forbidden` for everybody else */
export async function lockTeamAsOwner(command: Command): Promise<LockedTeam> {
  const team = await lockOwnCompany(command);
  const { memberRole } = team.you;
  if (!memberMay(memberRole, 'manage members'))
    throw new Problem('forbidden', memberMayNot(memberRole, 'manage members'));
  return team;
}

/** One of them. @throws {Problem} `not-found` */
export const memberIn = ({ members }: LockedTeam, accountId: number) =>
  orNotFound(members.find((member) => member.accountId === accountId));

export const auditSubject = (accountId: number | null, { name }: { readonly name: string }) =>
  ({ kind: 'member', subjectId: accountId, subject: name }) as const;
