import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import { deadlineInWords } from '../../../../src/contract/dates.ts';
import { dayMs } from '../../../../src/contract/days.ts';
import type { NextStep, WorkStanding } from '../../../../src/contract/engagements/engagements.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import {
  type Attention,
  type AttentionKind,
  attentionKinds,
  type InNeed,
  type ListedKind,
  type listAttention,
  listedKinds,
} from '../../../../src/contract/reports/overview.ts';
import { showingAnswered } from '../../../../src/machines/lifecycle/standing.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { pipelined } from '../../../platform/database/postgresql/shared-connections.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { offerRemindedDaysBefore, unansweredDays } from '../../applications/rules.ts';
import { isUndecided } from '../../companies/domains/proved.ts';
import { countBoardOf } from '../../engagements/board/listing.ts';
import { remindedToday } from '../../engagements/board/remind.ts';
import { standingInSql, type Viewer } from '../../engagements/board/standing-in-sql.ts';
import { isIn, sidesOf } from '../../engagements/columns.ts';

/** A deadline this near is pressing. */
const soonDays = 7;

/** Everything of a kind, the most pressing first. */
interface List {
  /** An `InNeed` of the contract, and the deadline as `until` that its detail ends with, where there is one. */
  readonly columns: RawBuilder<unknown>;
  readonly rest: RawBuilder<unknown>;
}

/** Counts a kind, and reads the most pressing ones; empty if there are none. */
async function pressing(db: Database, viewer: Viewer, kind: ListedKind): Promise<Attention[]> {
  const { columns, rest } = lists[kind](viewer);
  const rows = await allRows<InNeed & Dated & { count: number }>(db)`
    select ${columns}, count(*) over ()::int as count ${rest} limit 1`;
  return withDeadlines(rows, viewer).map(({ count, ...first }) => ({ kind, count, first }));
}

/** One page of everything of a kind. */
export async function listOfAttention(
  db: Database,
  viewer: Viewer,
  { kind, ...part }: v.InferOutput<typeof listAttention.query>,
): Promise<Page<InNeed>> {
  const { columns, rest } = lists[kind](viewer);
  const rows = await allRows<InNeed & Dated>(db)`select ${columns} ${rest} ${limitsOf(part)}`;
  return pageWithTotal(
    db,
    withDeadlines(rows, viewer),
    part,
    sql`(select ${columns} ${rest}) listed`,
    sql`true`,
  );
}

interface Dated {
  readonly until?: Date;
}

const withDeadlines = <Row extends InNeed & Dated>(rows: readonly Row[], { timeZone }: Viewer) =>
  rows.map(({ until, ...row }) => ({
    ...row,
    detail: until ? `${row.detail} ${deadlineInWords(until, timeZone)}` : row.detail,
  }));

/** Standings of work that need somebody. */
const ofWork: Partial<Record<WorkStanding, AttentionKind>> = {
  'At risk': 'work at risk',
  'Needs help': 'call for help',
};

async function workInNeed(db: Database, viewer: Viewer): Promise<Attention[]> {
  const counted = await countBoardOf(pipelined(db), viewer, { searchText: '', term: '' });
  return counted.flatMap(({ standing, engagements: count }) => {
    const kind = ofWork[standing];
    return kind ? [{ kind, count, first: null }] : [];
  });
}

const waitingForOffice = (next: NextStep) => (): List => ({
  columns: sql`e.id, p.title, s.first_name || ' ' || s.last_name || ' at ' || c.name || ', since ' || ${dayOf(sql`e.turn_since`)} as detail`,
  rest: sql`from engagements e ${sidesOf(sql`e.id`)} where e.next = ${sql.lit(next)} order by e.turn_since, e.id`,
});

const lists: Record<ListedKind, (viewer: Viewer) => List> = {
  'company behind': (viewer) => ({
    columns: sql`c.id, c.name as title, w.waiting || ' students wait, one of them since ' || ${dayOf(sql`w.since`)} as detail`,
    rest: sql`from (
          select company_id, count(*) as waiting, min(turn_since) as since from (
            select e.company_id, e.turn_since from engagements e
            where e.next is not null and e.turn = 'company' and ${standingInSql(viewer).reason} is not null
              and not ${remindedToday(viewer)}
            order by e.waits_since limit ${sql.lit(lookedAt)}) late
          group by company_id having count(*) > 1) w
        join companies c on c.id = w.company_id order by w.waiting desc, w.since, c.id`,
  }),
  'offer expiring': ({ now }) => ({
    columns: sql`p.id, p.title, 'The offer to ' || s.first_name || ' ' || s.last_name || ' holds until' as detail, a.offer_expires_at as until`,
    rest: sql`from applications a join projects p on p.id = a.project_id join students s on s.id = a.student_id
        where a.status = 'Offered' and a.offer_expires_at > ${now}
          and a.offer_expires_at <= ${inDays(now, offerRemindedDaysBefore)}
        order by a.offer_expires_at, a.id`,
  }),
  'outcome to decide': waitingForOffice('decide'),
  'objection to decide': waitingForOffice('decide objection'),
  'overdue answer': ({ now }) => ({
    columns: sql`p.id, p.title, w.waiting || case w.waiting when 1 then ' application has' else ' applications have' end
        || ' waited more than ' || ${sql.lit(unansweredDays)}::text || ' days' as detail`,
    rest: sql`from (
          select project_id, count(*) as waiting, min(applied_at) as oldest from applications
          where status = 'Under Review' and applied_at <= ${inDays(now, -unansweredDays)}
          group by project_id) w
        join projects p on p.id = w.project_id where not p.company_disabled order by w.oldest, p.id`,
  }),
  'permission overdue': ({ now }) => ({
    columns: sql`e.id, p.title, c.name || ' has not said what ' || s.first_name || ' ' || s.last_name || ' may show, since '
        || ${dayOf(sql`e.turn_since`)} as detail`,
    rest: sql`from engagements e ${sidesOf(sql`e.id`)}
        where e.next = 'allow showing' and e.turn_since <= ${inDays(now, -showingAnswered.within)} order by e.turn_since, e.id`,
  }),
  'project awaiting approval': () => ({
    columns: sql`p.id, p.title, 'Sent by ' || c.name as detail`,
    rest: sql`from projects p join companies c on c.id = p.company_id
        where p.status = 'Awaiting approval' and not p.company_disabled order by p.posted_at, p.id`,
  }),
  'unverified company': () => ({
    columns: sql`id, name as title, 'Registered by ' || recruiter || ', ' || email as detail`,
    rest: sql`from companies where verified_at is null and account_id is not null order by created_at, id`,
  }),
  'domain to decide': () => ({
    columns: sql`c.id, c.name as title, 'Has proved ' || string_agg(d.domain, ', ' order by d.id) || ', of a university' as detail`,
    rest: sql`from company_domains d join companies c on c.id = d.company_id
        where ${isUndecided} group by c.id order by min(d.proved_at), c.id`,
  }),
  'early sign': ({ now }) => ({
    columns: sql`c.id, c.name as title, x.detail`,
    rest: sql`from (${earlySigns(now)}) x join companies c on c.id = x.company_id order by x.signs desc, c.id`,
  }),
  'open message': () => ({
    columns: sql`id, subject as title, 'From ' || name || ', ' || email as detail`,
    rest: sql`from contact_messages where state = 'open' order by received_at, id`,
  }),
  'project at risk': ({ now }) => ({
    columns: sql`p.id, p.title, case p.status when 'pending' then 'Its deadline has passed, and nobody has a place'
        else 'It has begun, and nobody has a place' end as detail`,
    rest: sql`from projects p
        where (p.status = 'In Progress' or p.status = 'pending' and p.deadline < ${now})
          and not p.company_disabled and p.places_taken = 0
        order by p.deadline nulls last, p.id`,
  }),
  'project without applicants': ({ now }) => ({
    columns: sql`p.id, p.title, 'Nobody has applied yet; open until' as detail, p.deadline as until`,
    rest: sql`from projects p
        where p.status = 'pending' and not p.company_disabled and p.deadline >= ${now} and p.deadline < ${inDays(now, soonDays)}
          and not exists (select 1 from applications a where a.project_id = p.id)
        order by p.deadline, p.id`,
  }),
};

/** Lists the work that waits, oldest first in each kind. Imported companies wait for nobody. */
export async function attention(db: Database, viewer: Viewer): Promise<Attention[]> {
  const all = await workInNeed(db, viewer);
  for (const kind of listedKinds) all.push(...(await pressing(db, viewer, kind)));
  return all.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ kind }: Attention) => attentionKinds.indexOf(kind);

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

const dayOf = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'FMDD FMMonth YYYY')`;

/** The newest evaluations that opened, the newest early ends, and the work that has waited longest: no more is read. */
const lookedAt = 2_000;
const since = sql`interval '12 months'`;
/** At least this many low means, silences or early ends are a sign. */
const atLeast = { low: sql.lit(2), silent: sql.lit(2), ended: sql.lit(3) };

/** Companies of the last twelve months that an admin should look at, with the signs: `company_id`, `signs`. */
const earlySigns = (now: Date) => sql`
  with r as (
    select engagement_id, moment, asked_at from evaluation_rounds
    where opened_at > ${now}::timestamptz - ${since} order by opened_at desc limit ${sql.lit(lookedAt)}
  ), ended as (
    select id, company_id from engagements
    where state = 'Ended early' and changed_at > ${now}::timestamptz - ${since}
    order by changed_at desc limit ${sql.lit(lookedAt)})
  select company_id, sum(signs)::int as signs, string_agg(detail, '; ' order by detail) as detail from (
    select p.company_id, count(distinct a.student_id) as signs,
      count(distinct a.student_id) || ' students below 3 of 5' as detail
    from r join evaluations v on (v.engagement_id, v.moment, v.side) = (r.engagement_id, r.moment, 'student') and ${isIn}
      join applications a on a.id = r.engagement_id join projects p on p.id = a.project_id
    where (select avg(value::int) from jsonb_each_text(v.steps)) < 3
    group by p.company_id having count(distinct a.student_id) >= ${atLeast.low}
    union all
    select p.company_id, count(*), count(*) || ' evaluations not written'
    from r join applications a on a.id = r.engagement_id join projects p on p.id = a.project_id
    where not exists (
      select from evaluations v
      where (v.engagement_id, v.moment, v.side) = (r.engagement_id, r.moment, 'company') and ${isIn})
    group by p.company_id having count(*) >= ${atLeast.silent}
    union all
    select company_id, count(*), count(*) || ' ended early'
    from ended group by company_id having count(*) >= ${atLeast.ended}
    union all
    select company_id, count(distinct a.student_id),
      count(distinct a.student_id) || ' students who would not work there again, after an early end'
    from ended e join end_answers w on (w.engagement_id, w.side, w.again) = (e.id, 'student', 'no')
      join applications a on a.id = e.id
    group by company_id having count(distinct a.student_id) >= ${atLeast.low}) signs
  group by company_id`;
