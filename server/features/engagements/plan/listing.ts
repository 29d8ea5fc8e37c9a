import { type RawBuilder, sql } from 'kysely';
import type { Room } from '../../../../src/contract/engagements/engagements.ts';
import type { AgreedPlan, PlanVersion } from '../../../../src/contract/engagements/plans.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { ownProjects } from '../../projects/lock.ts';
import { personNamed, sidesOf } from '../columns.ts';
import { findEngagement } from '../lock.ts';

const columns = sql`
  x.version, x.state, x.milestones, ${asInstant(sql`x.proposed_at`)} as "proposedAt",
  ${personNamed(sql`x.proposed_by`)} as "proposedBy", x.note,
  ${asInstant(sql`x.answered_at`)} as "answeredAt", x.answer`;

const versionsWhere = (condition: RawBuilder<unknown>) => sql`
  from plan_versions x ${sidesOf(sql`x.engagement_id`)} where ${condition} order by x.version desc`;

/** The newest version of a plan, the one that is agreed where that is another, and how many others there are. */
export async function plansThatCount(
  db: Database,
  id: number,
): Promise<Pick<Room, 'plans' | 'earlierPlans'>> {
  const newestOf = (which: RawBuilder<unknown>) => sql`
    (select max(version) from plan_versions where engagement_id = ${id} and ${which})`;
  const counts = sql`x.engagement_id = ${id}
    and x.version in (${newestOf(sql`true`)}, ${newestOf(sql`state = 'Agreed'`)})`;
  const rows = await allRows<PlanVersion & { all: number }>(db)`
    select ${columns}, (select count(*)::int from plan_versions where engagement_id = ${id}) as all
    ${versionsWhere(counts)}`;
  const plans = rows.map(({ all: _, ...plan }) => plan);
  return { plans, earlierPlans: (rows[0]?.all ?? 0) - plans.length };
}

/** One page of the versions of a plan, the newest first. */
export async function plansOf(
  db: Database,
  id: number,
  part: { page: number; pageSize: number },
): Promise<Page<PlanVersion>> {
  const ofEngagement = sql`x.engagement_id = ${id}`;
  const rows = await allRows<PlanVersion>(db)`
    select ${columns} ${versionsWhere(ofEngagement)} ${limitsOf(part)}`;
  return pageWithTotal(db, rows, part, sql`plan_versions x`, ofEngagement);
}

interface Part {
  readonly page: number;
  readonly pageSize: number;
}

/** More than anybody looks through. */
const atMost = 20;

/**
 * Lists the plans last agreed with a teammate and in other projects of an engagement’s company, as far as the caller
 * may see them.
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

/**
 * The plan last agreed in each of these `projects p`, newest first.
 * @param own in which it was agreed with a teammate
 */
async function agreedIn(
  db: Database,
  which: RawBuilder<unknown>,
  { page, pageSize }: Part,
  own: number | null = null,
): Promise<Page<AgreedPlan>> {
  const rows = await allRows<AgreedPlan>(db)`
    select "engagementId", "projectTitle", mate, "agreedOn"::text, milestones from (
      select distinct on (p.id) v.engagement_id as "engagementId", p.title as "projectTitle",
        case when p.id = ${own}::bigint then s.first_name || ' ' || s.last_name end as mate,
        (v.answered_at at time zone 'UTC')::date as "agreedOn", v.milestones, v.answered_at
      from projects p join applications a on a.project_id = p.id join students s on s.id = a.student_id
        join plan_versions v on v.engagement_id = a.id and v.state = 'Agreed'
      where ${which}
      order by p.id, v.answered_at desc, v.engagement_id desc
    ) agreed order by mate is null, answered_at desc, "engagementId" desc limit ${sql.lit(atMost)}`;
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
}
