import { sql } from 'kysely';
import type { EngagementHappening } from '../../src/contract/engagements.ts';
import type { Page } from '../../src/contract/paging.ts';
import { pageWithTotal } from '../database/count-matching.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';
import { limitsOf } from '../database/paged.ts';
import { personNamed, sidesOf } from './columns.ts';

/** One page of what has happened in an engagement, the newest first. */
export async function historyOf(
  db: Database,
  id: number,
  part: { page: number; pageSize: number },
): Promise<Page<EngagementHappening>> {
  const { rows } = await sql<EngagementHappening>`
    select x.id, ${asInstant(sql`x.at`)} as at, x.event, ${personNamed(sql`x.account_id`)} as person,
      m.title as milestone, x.version, x.day::text as day, x.note
    from engagement_events x ${sidesOf(sql`x.engagement_id`)}
      left join milestones m on m.engagement_id = x.engagement_id and m.number = x.milestone
    where x.engagement_id = ${id} order by x.at desc, x.id desc ${limitsOf(part)}`.execute(db);
  const ofEngagement = sql`x.engagement_id = ${id}`;
  return pageWithTotal(db, rows, part, sql`engagement_events x`, ofEngagement);
}
