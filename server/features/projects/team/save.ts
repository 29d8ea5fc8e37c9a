import { memberMay } from '../../../../src/contract/companies/member-rights.ts';
import type { ProjectTeam, TeamForm } from '../../../../src/contract/projects/project-team.ts';
import { happened } from '../../../platform/acts/happened.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { execute } from '../../../platform/database/rows.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { badField } from '../../../platform/http/problem.ts';
import { membersOf } from '../../companies/members/listing.ts';
import { lockOwnProject } from '../lock.ts';
import { readProjectTeam } from './lead.ts';

/**
 * Names who leads a project and who supervises it; who is new to it is notified.
 * @param version of the team that was read; null where the caller does not say
 * @throws {Problem} `not-found`, `changed`, `invalid` for somebody who is not in the company, or who leads and may not
 */
export async function saveProjectTeam(
  command: Command,
  pid: number,
  form: TeamForm,
  version: string | null,
): Promise<ProjectTeam> {
  const { transaction, by, at } = command;
  const { leadId, supervisorIds } = form;
  await lockOwnProject(transaction, pid, by);
  const members = await membersOf(transaction, membershipOf(by).companyId);
  const roleOf = new Map(members.map(({ accountId, memberRole }) => [accountId, memberRole]));
  const leads = roleOf.get(leadId);
  if (!leads || !memberMay(leads, 'run projects'))
    throw badField('leadId', 'Choose an owner or a recruiter of your company.');
  if (supervisorIds.some((id) => !roleOf.has(id)))
    throw badField('supervisorIds', 'Choose people of your company.');
  const before = await readProjectTeam(transaction, pid);
  const there = {
    version: before.version,
    leadId: before.lead?.accountId,
    supervisorIds: before.supervisors.map(({ accountId }) => accountId),
  };
  requireVersion(version, there, form, { leadId: 'lead_id', supervisorIds: 'account_id' });
  await execute(transaction)`update projects set lead_id = ${leadId} where id = ${pid}`;
  await execute(transaction)`
    delete from project_supervisors
    where project_id = ${pid} and account_id <> all(${supervisorIds}::bigint[])`;
  await execute(transaction)`
    insert into project_supervisors (project_id, account_id, since)
    select ${pid}, id, ${at} from unnest(${supervisorIds}::bigint[]) as id
    on conflict do nothing`;
  const known = new Set(before.supervisors.map(({ accountId }) => accountId));
  const others = (ids: readonly number[]) => ids.filter((id) => id !== by.accountId);
  const lead = before.lead?.accountId === leadId ? [] : others([leadId]);
  const supervisors = others(supervisorIds.filter((id) => !known.has(id)));
  const given = [
    { facts: { as: 'lead' }, concerned: { company: lead } },
    { facts: { as: 'supervisor' }, concerned: { company: supervisors } },
  ] as const;
  const told = given.filter(({ concerned }) => concerned.company.length > 0);
  await happened(
    command,
    told.map((one) => ({ ...one, kind: 'project given', aboutId: pid })),
  );
  return readProjectTeam(transaction, pid);
}
