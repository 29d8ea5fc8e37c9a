import { type RawBuilder, sql } from 'kysely';
import type { AgreedPlan } from '../../../../src/contract/engagements/plans.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { ownProjects } from '../../projects/lock.ts';
import { findEngagement } from '../lock.ts';

interface Part {
  readonly page: number;
  readonly pageSize: number;
}

/** More than anybody looks through. */
const atMost = 20;

/**
 * The plans last agreed with a mate and in other projects of an engagement’s company, as far as the caller sees those.
 * @throws {Problem} `not-found`, also for a stranger’s
 */
export async function agreedPlans(
  db: Database,
  id: number,
  person: Person,
  part: Part,
): Promise<Page<AgreedPlan>> {
  const { companyId, projectId } = await findEngagement(db, id, person);
  const seen = person.role === 'Admin' ? sql`p.company_id = ${companyId}` : ownProjects(person);
  return agreedIn(db, sql`${seen} and a.id <> ${id}`, part, projectId);
}

/** The plans last agreed in the projects that the caller sees of their company. */
export const ownPlans = (db: Database, person: Person, part: Part): Promise<Page<AgreedPlan>> =>
  agreedIn(db, ownProjects(person), part);

/** The plan last agreed in each of these `projects p`, the newest first. @param own in which it was agreed with a mate */
async function agreedIn(
  db: Database,
  which: RawBuilder<unknown>,
  { page, pageSize }: Part,
  own: number | null = null,
): Promise<Page<AgreedPlan>> {
  const { rows } = await sql<AgreedPlan>`
    select "engagementId", "projectTitle", mate, "agreedOn"::text, milestones from (
      select distinct on (p.id) v.engagement_id as "engagementId", p.title as "projectTitle",
        case when p.id = ${own}::bigint then s.first_name || ' ' || s.last_name end as mate,
        (v.answered_at at time zone 'UTC')::date as "agreedOn", v.milestones, v.answered_at
      from projects p join applications a on a.project_id = p.id join students s on s.id = a.student_id
        join plan_versions v on v.engagement_id = a.id and v.state = 'Agreed'
      where ${which}
      order by p.id, v.answered_at desc, v.engagement_id desc
    ) agreed order by mate is null, answered_at desc, "engagementId" desc limit ${sql.lit(atMost)}`.execute(
    db,
  );
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
}
