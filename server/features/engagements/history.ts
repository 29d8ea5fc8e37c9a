import { sql } from 'kysely';
import type { Role } from '../../../src/contract/accounts/people.ts';
import { type Addressee, addressees } from '../../../src/contract/engagements/engagements.ts';
import type { EngagementEvent } from '../../../src/contract/engagements/history.ts';
import type { Page } from '../../../src/contract/paging.ts';
import { pageWithTotal } from '../../platform/database/count-matching.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { limitsOf } from '../../platform/database/paged.ts';
import { allRows } from '../../platform/database/rows.ts';
import { personNamed, sidesOf } from './columns.ts';

/** Letters whose words a role may read, by recipient. */
const lettersFor: Record<Role, readonly Addressee[]> = {
  Student: ['student', 'both'],
  Company: ['company', 'both'],
  Admin: addressees,
  Faculty: [],
};

/** One page of an engagement's history, newest first. Letters have their words only for their recipients. */
export async function historyOf(
  db: Database,
  id: number,
  reader: Role,
  part: { page: number; pageSize: number },
): Promise<Page<EngagementEvent>> {
  const rows = await allRows<EngagementEvent>(db)`
    select x.id, ${asInstant(sql`x.at`)} as at, x.event, ${personNamed(sql`x.account_id`)} as person,
      m.title as milestone, x.version, x.day::text as day, x.addressed,
      case when x.addressed is null or x.addressed = any(${lettersFor[reader]}::text[]) then x.note else '' end as note
    from engagement_events x ${sidesOf(sql`x.engagement_id`)}
      left join milestones m on m.engagement_id = x.engagement_id and m.number = x.milestone
    where x.engagement_id = ${id} order by x.at desc, x.id desc ${limitsOf(part)}`;
  const ofEngagement = sql`x.engagement_id = ${id}`;
  return pageWithTotal(db, rows, part, sql`engagement_events x`, ofEngagement);
}
