import { type RawBuilder, sql } from 'kysely';
import type { NextStep, WorkStanding } from '../../../../src/contract/engagements/engagements.ts';
import type { Attention, AttentionKind } from '../../../../src/contract/reports/overview.ts';
import type { Database } from '../../../platform/database/open.ts';
import { short } from '../../../platform/database/postgresql/shared-connections.ts';
import { offerRemindedDaysBefore, unansweredDays } from '../../applications/rules.ts';
import { isUndecided } from '../../companies/domains/proved.ts';
import { countBoardOf } from '../../engagements/board/listing.ts';
import type { Viewer } from '../../engagements/board/standing-in-sql.ts';
import { sidesOf } from '../../engagements/columns.ts';
import { earlySigns } from './early-signs.ts';

const dayMs = 86_400_000;
/** A deadline this near is pressing. */
const soonDays = 7;

type First = NonNullable<Attention['first']>;

/** How many there are of a kind, and the most pressing of them; nothing where there are none. */
async function pressing(
  db: Database,
  kind: AttentionKind,
  columns: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Attention[]> {
  const { rows } = await sql<First & { count: number }>`
    select ${columns}, count(*) over ()::int as count ${rest} limit 1`.execute(db);
  return rows.map(({ count, ...first }) => ({ kind, count, first }));
}

/** Standings of work that need somebody, as its board tells them. */
const ofWork: Partial<Record<WorkStanding, AttentionKind>> = {
  'At risk': 'work at risk',
  'Needs help': 'call for help',
};

async function workInNeed(db: Database, viewer: Viewer): Promise<Attention[]> {
  const counted = await countBoardOf(short(db), viewer, { searchText: '', term: '' });
  return counted.flatMap(({ standing, engagements: count }) => {
    const kind = ofWork[standing];
    return kind ? [{ kind, count, first: null }] : [];
  });
}

const waitingForOffice = (db: Database, kind: AttentionKind, next: NextStep) =>
  pressing(
    db,
    kind,
    sql`e.id, p.title, s.first_name || ' ' || s.last_name || ' at ' || c.name || ', since ' || ${dayOf(sql`e.turn_since`)} as detail`,
    sql`from engagements e ${sidesOf(sql`e.id`)} where e.next = ${sql.lit(next)} order by e.turn_since, e.id`,
  );

/** What needs somebody: of each kind who waits longest. Imported companies wait for nobody. */
export async function attention(db: Database, viewer: Viewer): Promise<Attention[]> {
  const { now } = viewer;
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  return [
    ...(await pressing(
      db,
      'offer running out',
      sql`p.id, p.title, 'The offer to ' || s.first_name || ' ' || s.last_name || ' ends on ' || ${dayOf(sql`a.offer_expires_at`)} as detail`,
      sql`from applications a join projects p on p.id = a.project_id join students s on s.id = a.student_id
        where a.status = 'Offered' and a.offer_expires_at > ${now}
          and a.offer_expires_at <= ${inDays(offerRemindedDaysBefore)}
        order by a.offer_expires_at, a.id`,
    )),
    ...(await workInNeed(db, viewer)),
    ...(await waitingForOffice(db, 'outcome to decide', 'decide')),
    ...(await waitingForOffice(db, 'objection to decide', 'decide objection')),
    ...(await pressing(
      db,
      'overdue answer',
      sql`p.id, p.title, w.waiting || case w.waiting when 1 then ' application has' else ' applications have' end
        || ' waited more than ' || ${sql.lit(unansweredDays)}::text || ' days' as detail`,
      sql`from (
          select project_id, count(*) as waiting, min(applied_at) as oldest from applications
          where status = 'Under Review' and applied_at <= ${inDays(-unansweredDays)}
          group by project_id) w
        join projects p on p.id = w.project_id where not p.company_disabled order by w.oldest, p.id`,
    )),
    ...(await pressing(
      db,
      'project awaiting approval',
      sql`p.id, p.title, 'Sent by ' || c.name as detail`,
      sql`from projects p join companies c on c.id = p.company_id
        where p.status = 'Awaiting approval' and not p.company_disabled order by p.posted_at, p.id`,
    )),
    ...(await pressing(
      db,
      'unverified company',
      sql`id, name as title, 'Registered by ' || recruiter || ', ' || email as detail`,
      sql`from companies where verified_at is null and account_id is not null order by created_at, id`,
    )),
    ...(await pressing(
      db,
      'domain to decide',
      sql`c.id, c.name as title, 'Has proved ' || string_agg(d.domain, ', ' order by d.id) || ', of a university' as detail`,
      sql`from company_domains d join companies c on c.id = d.company_id
        where ${isUndecided} group by c.id order by min(d.proved_at), c.id`,
    )),
    ...(await pressing(
      db,
      'early sign',
      sql`c.id, c.name as title, x.detail`,
      sql`from (${earlySigns(now)}) x join companies c on c.id = x.company_id order by x.signs desc, c.id`,
    )),
    ...(await pressing(
      db,
      'open message',
      sql`id, subject as title, 'From ' || name || ', ' || email as detail`,
      sql`from contact_messages where state = 'open' order by received_at, id`,
    )),
    ...(await pressing(
      db,
      'project at risk',
      sql`p.id, p.title, case p.status when 'pending' then 'Its deadline has passed, and nobody has a place'
        else 'It has begun, and nobody has a place' end as detail`,
      sql`from projects p
        where (p.status = 'In Progress' or p.status = 'pending' and p.deadline < ${now})
          and not p.company_disabled and p.places_taken = 0
        order by p.deadline nulls last, p.id`,
    )),
    ...(await pressing(
      db,
      'project without applicants',
      sql`p.id, p.title, 'Nobody has applied yet; closes on ' || ${dayOf(sql`p.deadline`)} as detail`,
      sql`from projects p
        where p.status = 'pending' and not p.company_disabled and p.deadline >= ${now} and p.deadline < ${inDays(soonDays)}
          and not exists (select 1 from applications a where a.project_id = p.id)
        order by p.deadline, p.id`,
    )),
  ];
}

const dayOf = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'FMDD FMMonth YYYY')`;
