import { sql } from 'kysely';
import type { ProjectTeam } from '../../../../src/contract/projects/project-team.ts';
import type { Database } from '../../../platform/database/open.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
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
