import { sql } from 'kysely';
import type { Delivery, Milestone } from '../../../../src/contract/engagements/deliveries.ts';
import { matesAtMost } from '../../../../src/contract/engagements/plans.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import { placed } from '../../../../src/machines/lifecycle/application.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant, literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { personNamed, sidesOf } from '../columns.ts';
import { filesOfDelivery } from '../files/repository.ts';

/** Teammates' objections to a delivery `d`, as JSON. */
const objections = sql`coalesce((
  select json_agg(json_build_object('by', ${personNamed(sql`o.account_id`)}, 'byStudent', o.account_id = a.student_id,
    'reason', o.reason, 'at', ${asInstant(sql`o.at`)}) order by o.at, o.account_id)
  from objections o where o.series = d.series and o.version = d.version), '[]')`;

/** Version and author of a delivery `d`. */
const handedIn = sql`
  'version', d.version, 'at', ${asInstant(sql`d.at`)}, 'by', ${personNamed(sql`d.account_id`)},
  'byStudent', d.account_id is not distinct from a.student_id`;

/** A delivery `d` with its review `r`, as JSON. */
const deliveryAsJson = sql`json_build_object(${handedIn},
  'words', d.words, 'links', d.links, 'files', ${filesOfDelivery}, 'sha256', d.sha256, 'objections', ${objections},
  'review', case when r.verdict is not null then json_build_object(
    'verdict', r.verdict, 'words', r.words, 'notes', r.notes, 'at', ${asInstant(sql`r.at`)}, 'by', ${personNamed(sql`r.account_id`)}) end)`;

/** Names of the teammates who share a team's milestone `m` in the same state. */
const matesOfMilestone = sql`case when m.by = 'each' then '[]' else coalesce((
  select json_agg(name order by first_name collate reading, id) from (
    select t.id, t.first_name, t.first_name || ' ' || t.last_name as name
    from milestones o join applications b on b.id = o.engagement_id join students t on t.id = b.student_id
    where o.series = m.series and o.engagement_id <> m.engagement_id and o.state = m.state
      and b.status in (${literals(placed)})
    order by t.first_name collate reading, t.id limit ${sql.lit(matesAtMost)}) named), '[]') end`;

/** The review of a delivery `d` as far as it counts for a milestone `m`: who left the team before it has none. */
const withReview = sql`
  left join reviews r on r.series = d.series and r.version = d.version
    and (d.version < m.version or m.state <> 'Submitted')`;

/** The milestones of an agreed plan, each with which version of it counts. */
export const milestonesOf = (db: Database, id: number) =>
  allRows<Milestone>(db)`
    select m.number, m.title, m.deliverable, m.by, ${matesOfMilestone} as mates,
      m.due_on::text as "dueOn", m.first_due_on::text as "firstDueOn", m.state, ${asInstant(sql`m.since`)} as since,
      m.waived_because as "waivedBecause", coalesce(m.version, 0) as versions,
      case when d.version is not null then json_build_object(${handedIn}, 'objected', exists (
        select from objections o
        where o.series = d.series and o.version = d.version and o.account_id = a.student_id)) end as delivery,
      case when ${isShown} then ${extensionAsJson} end as extension
    from engagements e ${sidesOf(sql`e.id`)} join milestones m on m.engagement_id = e.id
      left join deliveries d on d.series = m.series and d.version = m.version ${newestRequest}
    where e.id = ${id} order by m.place`;

/** Deliveries `d` that count for milestones `m`. */
const counting = sql`milestones m join deliveries d on d.series = m.series and d.version <= m.version`;

/** One page of the versions that were handed in for a milestone, the newest first. */
export async function deliveriesOf(
  db: Database,
  id: number,
  number: number,
  part: { page: number; pageSize: number },
): Promise<Page<Delivery>> {
  const ofMilestone = sql`m.engagement_id = ${id} and m.number = ${number}`;
  const rows = await allRows<{ delivery: Delivery }>(db)`
    select ${deliveryAsJson} as delivery
    from ${counting} ${sidesOf(sql`m.engagement_id`)} ${withReview}
    where ${ofMilestone} order by d.version desc ${limitsOf(part)}`;
  const versions = rows.map(({ delivery }) => delivery);
  return pageWithTotal(db, versions, part, counting, ofMilestone);
}

/** The newest request `x` for more time of a milestone `m`. */
const newestRequest = sql`
  left join lateral (
    select * from extensions x where x.engagement_id = m.engagement_id and x.milestone = m.number
    order by x.request desc limit 1
  ) x on true`;

/** One that is open; or that was refused, as long as there is something to hand in. */
const isShown = sql`(
  x.state in ('Asked', 'Countered') or (x.state = 'Refused' and m.state in ('Planned', 'Changes asked for')))`;

/** An `Extension` of the contract. Needs `sidesOf`. */
const extensionAsJson = sql`json_build_object(
  'request', x.request, 'state', x.state, 'reason', x.reason,
  'asked', json_build_object('dueOn', x.asked_day, 'movesLater', x.asked_along),
  'askedAt', ${asInstant(sql`x.asked_at`)}, 'askedBy', ${personNamed(sql`x.asked_by`)},
  'offered', case when x.state = 'Countered' then json_build_object('dueOn', x.offered_day, 'movesLater', x.offered_along) end,
  'answer', x.answer, 'answeredAt', ${asInstant(sql`x.answered_at`)}, 'answeredBy', ${personNamed(sql`x.answered_by`)})`;
