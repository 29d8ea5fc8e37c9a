import { type RawBuilder, sql } from 'kysely';
import type { Role } from '../../../../src/contract/accounts/people.ts';
import { type Addressee, addressees } from '../../../../src/contract/engagements/engagements.ts';
import { engagementEvents, happenings } from '../../../../src/contract/engagements/events.ts';
import type { EngagementEvent } from '../../../../src/contract/engagements/history.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant, literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { personNamed, sidesOf } from '../columns.ts';

/** The kinds whose words are a letter. */
const letters = happenings.filter((kind) => 'isLetter' in engagementEvents[kind]);

/** Letters of the office by whom they are addressed to: who reads their words. */
const lettersFor: Record<Role, readonly Addressee[]> = {
  Student: ['student', 'both'],
  Company: ['company', 'both'],
  Admin: addressees,
  Faculty: [],
};

/** What has happened in engagements, as events `x`; letters with their words for whom they are addressed to. */
function happeningsWhere(
  reader: Role,
  condition: RawBuilder<unknown>,
): RawBuilder<EngagementEvent> {
  const isLetter = sql`x.kind in (${literals(letters)})`;
  // A check-in is read with its state.
  const note = sql`concat_ws(': ', x.facts ->> 'state', x.facts ->> 'note')`;
  return sql<EngagementEvent>`
    select x.id, ${asInstant(sql`x.at`)} as at, x.kind as event, ${personNamed(sql`x.account_id`)} as person,
      m.title as milestone, (x.facts ->> 'version')::int as version, x.facts ->> 'day' as day,
      case when ${isLetter} then x.facts ->> 'to' end as addressed,
      case when ${isLetter} and x.facts ->> 'to' <> all(${lettersFor[reader]}::text[]) then '' else ${note} end as note
    from events x ${sidesOf(sql`x.about_id`)}
      left join milestones m on m.engagement_id = x.about_id and m.number = (x.facts ->> 'milestone')::int
    where ${condition}`;
}

/** What has happened, by the numbers of the events. */
export const happeningsAmong = (db: Database, ids: readonly number[], reader: Role) =>
  allRows<EngagementEvent>(db)`${happeningsWhere(reader, sql`x.id = any(${ids}::bigint[])`)}`;

/** One page of what has happened in an engagement, the newest first. */
export async function historyOf(
  db: Database,
  id: number,
  reader: Role,
  part: { page: number; pageSize: number },
): Promise<Page<EngagementEvent>> {
  const listed = sql`x.about = 'engagement' and x.about_id = ${id} and x.kind in (${literals(happenings)})`;
  const rows = await allRows<EngagementEvent>(db)`
    ${happeningsWhere(reader, listed)} order by x.at desc, x.id desc ${limitsOf(part)}`;
  return pageWithTotal(db, rows, part, sql`events x`, listed);
}
