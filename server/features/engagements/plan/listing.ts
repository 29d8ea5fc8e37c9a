import { type RawBuilder, sql } from 'kysely';
import type { Room } from '../../../../src/contract/engagements/engagements.ts';
import type { PlanVersion } from '../../../../src/contract/engagements/plans.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { personNamed, sidesOf } from '../columns.ts';

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
  const { rows } = await sql<PlanVersion & { all: number }>`
    select ${columns}, (select count(*)::int from plan_versions where engagement_id = ${id}) as all
    ${versionsWhere(counts)}`.execute(db);
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
  const { rows } = await sql<PlanVersion>`
    select ${columns} ${versionsWhere(ofEngagement)} ${limitsOf(part)}`.execute(db);
  return pageWithTotal(db, rows, part, sql`plan_versions x`, ofEngagement);
}
