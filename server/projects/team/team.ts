import { sql } from 'kysely';
import { memberMay } from '../../../src/contract/member-rights.ts';
import type { ProjectTeam, TeamForm } from '../../../src/contract/project-team.ts';
import { membershipOf } from '../../accounts/person.ts';
import type { Act } from '../../act.ts';
import type { Database } from '../../database/open.ts';
import { badField, orNotFound } from '../../http/problem.ts';
import { membersOf } from '../../members/listing.ts';
import { type AddressedNews, notifyAll } from '../../notifications/notify.ts';
import { lockOwnProject } from '../lock.ts';
import { leadOf, supervisors } from './lead.ts';

/** Who leads a project and who supervises it. @throws {Problem} `not-found` */
export async function readProjectTeam(db: Database, pid: number): Promise<ProjectTeam> {
  const named = sql`
    select m.account_id as "accountId", m.name from company_members m where m.company_id = p.company_id`;
  const { rows } = await sql<ProjectTeam>`
    select (select to_json(l) from (${named} and m.account_id = ${leadOf}) l) as lead,
      coalesce((
        select json_agg(s) from (${named} and m.account_id in (${supervisors}) order by lower(m.name), m.account_id) s
      ), '[]') as supervisors
    from projects p join companies c on c.id = p.company_id where p.id = ${pid}`.execute(db);
  return orNotFound(rows[0]);
}

/**
 * Names who leads a project and who supervises it; who is new to it is notified.
 * @throws {Problem} `not-found`, `invalid` for somebody who is not in the company, or who leads and may not
 */
export async function saveProjectTeam(
  act: Act,
  pid: number,
  { leadId, supervisorIds }: TeamForm,
): Promise<ProjectTeam> {
  const { transaction, by, at } = act;
  const { title } = await lockOwnProject(transaction, pid, by);
  const members = await membersOf(transaction, membershipOf(by).companyId);
  const roleOf = new Map(members.map(({ accountId, memberRole }) => [accountId, memberRole]));
  const leads = roleOf.get(leadId);
  if (!leads || !memberMay(leads, 'run projects'))
    throw badField('leadId', 'Choose an owner or a recruiter of your company.');
  if (supervisorIds.some((id) => !roleOf.has(id)))
    throw badField('supervisorIds', 'Choose people of your company.');
  const before = await readProjectTeam(transaction, pid);
  await sql`update projects set lead_id = ${leadId} where id = ${pid}`.execute(transaction);
  await sql`
    delete from project_supervisors
    where project_id = ${pid} and account_id <> all(${supervisorIds}::bigint[])`.execute(
    transaction,
  );
  await sql`
    insert into project_supervisors (project_id, account_id, since)
    select ${pid}, id, ${at} from unnest(${supervisorIds}::bigint[]) as id
    on conflict do nothing`.execute(transaction);
  const known = new Set(before.supervisors.map(({ accountId }) => accountId));
  const told = [
    ...(before.lead?.accountId === leadId
      ? []
      : [newsFor(leadId, pid, `You lead “${title}” now.`)]),
    ...supervisorIds
      .filter((id) => !known.has(id))
      .map((id) => newsFor(id, pid, `You supervise “${title}” now.`)),
  ].filter(({ accountId }) => accountId !== by.accountId);
  await notifyAll(act, transaction, told);
  return readProjectTeam(transaction, pid);
}

const newsFor = (accountId: number, pid: number, message: string): AddressedNews => ({
  accountId,
  kind: 'programme',
  title: 'A project for you',
  message,
  link: `/company/project?project=${pid}`,
});
