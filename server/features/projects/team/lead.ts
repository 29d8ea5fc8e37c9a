import { sql } from 'kysely';

/**
 * Who leads a project, from `projects p` and `companies c`: whoever was named, while their company has them as somebody
 * who runs projects, else the owner whom the programme writes to; null where nobody signs in for the company.
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

/** The same as one list of numbers. */
export const supervisorsOf = sql`to_json(array(${supervisors}))`;
