import { sql } from 'kysely';
import type { ProjectTeam } from '../../../../src/contract/projects/project-team.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';

/**
 * Account of the project's lead, from `projects p` and `companies c`: the member named as lead, if they still run
 * projects there, else the company's owner. Null if nobody signs in for the company.
 */
export const leadOf = sql`coalesce((
  select m.account_id from company_members m
  where m.company_id = p.company_id and m.account_id = p.lead_id and m.left_at is null and m.member_role <> 'Supervisor'
), c.account_id)`;

/** The accounts that supervise `projects p`, as rows. */
export const supervisors = sql`
  select s.account_id from project_supervisors s
    join company_members m on m.company_id = p.company_id and m.account_id = s.account_id and m.left_at is null
  where s.project_id = p.id order by s.account_id`;

/** Accounts of its supervisors as one list. */
export const supervisorsOf = sql`to_json(array(${supervisors}))`;

/** @throws {Problem} `not-found` */
export async function readProjectTeam(db: Database, pid: number): Promise<ProjectTeam> {
  const named = sql`
    select m.account_id as "accountId", m.name from company_members m where m.company_id = p.company_id`;
  const row = await firstRow<ProjectTeam>(db)`
    select md5(row(${leadOf}, ${supervisorsOf}::text)::text) as version, (select to_json(l) from (${named} and m.account_id = ${leadOf}) l) as lead,
      coalesce((
        select json_agg(s) from (${named} and m.account_id in (${supervisors}) order by m.name collate reading, m.account_id) s
      ), '[]') as supervisors
    from projects p join companies c on c.id = p.company_id where p.id = ${pid}`;
  return orNotFound(row);
}
