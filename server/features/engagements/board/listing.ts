import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import {
  type countBoard,
  endedStates,
  type listBoard,
  type OnBoard,
  standingsCountedAtMost,
} from '../../../../src/contract/engagements/board.ts';
import {
  isDelivery,
  nextSteps,
  type WorkStanding,
  workStandings,
} from '../../../../src/contract/engagements/engagements.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import { countedAhead, pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant, literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf, searchedIn } from '../../../platform/database/paged.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { ofTerm } from '../../terms/in-term.ts';
import { engagementColumns, engagementJoins, happenedIn, isOnBoard } from '../columns.ts';
import { within } from '../listing.ts';
import { standingInSql, type Viewer } from './standing-in-sql.ts';

type Query = v.InferOutput<typeof listBoard.query>;
type Counted = v.InferOutput<typeof countBoard.query>;

const inTerm = (term: number | 'none') => sql`exists (
  select from applications a join projects p on p.id = a.project_id where a.id = e.id and ${ofTerm(term, 'p')})`;

/** Conditions on work, apart from its standing. */
async function filtersFor(
  db: Database,
  { person }: Viewer,
  { searchText, term }: Counted,
): Promise<RawBuilder<unknown>[]> {
  const conditions = [
    isOnBoard,
    within(person),
    searchText !== '' && (await found(db, searchText)),
    term !== '' && inTerm(term),
  ];
  return conditions.filter((condition) => condition !== null && condition !== false);
}

/** Work with something to hand in that is not late yet, which waits for nobody before its day has ended. */
const notLate = ({ now, timeZone }: Viewer) => sql`
  e.next in (${literals(nextSteps.filter(isDelivery))}) and e.waits_since > ${new Date(dayIn(timeZone, now))}::timestamptz`;

const order = sql`e.waits_since, e.id`;

/** One page of the board; who has kept somebody waiting longest comes first. */
export async function listBoardOf(
  db: Database,
  viewer: Viewer,
  { standing, due, ...query }: Query,
): Promise<Page<OnBoard>> {
  const stands = standingInSql(viewer);
  const filters = [
    ...(await filtersFor(db, viewer, query)),
    ...(standing === '' ? [] : [stands.condition(standing)]),
    ...(due === '' ? [] : [notLate(viewer)]),
  ];
  const where = sql.join(filters, sql` and `);
  const rows = await allRows<OnBoard>(db, 'each time')`
    select ${engagementColumns(stands, viewer.person)}, (
      select ${asInstant(sql`max(x.at)`)} ${happenedIn(sql`e.id`, 'reminded')}) as "remindedAt"
    from (select e.id from engagements e where ${where} order by ${order} ${limitsOf(query)}) picked
      join engagements e on e.id = picked.id ${engagementJoins}
    order by ${order}`;
  // Counts beside the board give a standing's total; other searches are counted here.
  const atMost = standing === '' ? standingsCountedAtMost : countedAhead(query);
  return pageWithTotal(db, rows, query, sql`engagements e`, where, atMost);
}

/** Counts the work in each standing; a standing without any is left out. */
export async function countBoardOf(
  db: Database,
  viewer: Viewer,
  query: Counted,
): Promise<{ standing: WorkStanding; engagements: number }[]> {
  const filters = await filtersFor(db, viewer, query);
  const { condition } = standingInSql(viewer);
  const counts = workStandings.map(
    (standing) => sql`
      select ${standing}::text as standing, (select count(*)::int from (
        select from engagements e where ${sql.join([...filters, condition(standing)], sql` and `)}
        limit ${sql.lit(standingsCountedAtMost)}) listed) as engagements`,
  );
  return allRows<{ standing: WorkStanding; engagements: number }>(db, 'each time')`
    select * from (${sql.join(counts, sql` union all `)}) counted where engagements > 0`;
}

/** Counts ended work by outcome; empty while the board is filtered, because their list is not. */
export async function countEndedOf(
  db: Database,
  { person }: Viewer,
  { searchText, term }: Counted,
): Promise<{ standing: (typeof endedStates)[number]; engagements: number }[]> {
  if (searchText !== '' || term !== '') return [];
  const counts = endedStates.map(
    (state) => sql`
      select ${state}::text as standing, (select count(*)::int from (
        select from engagements e where e.state = ${sql.lit(state)} and ${within(person) ?? sql`true`}
        limit ${sql.lit(standingsCountedAtMost)}) listed) as engagements`,
  );
  return allRows<{ standing: (typeof endedStates)[number]; engagements: number }>(db)`
    select * from (${sql.join(counts, sql` union all `)}) counted where engagements > 0`;
}

/** Up to this many hits are looked up one by one; beyond it, the board is walked until its page is full. */
const lookedUpAtMost = 2_000;

/** Running `engagements e` whose project, student or company contains a text. */
async function found(db: Database, text: string): Promise<RawBuilder<unknown>> {
  const has = (table: 'p' | 's' | 'c') => searchedIn(sql.ref(`${table}.search`), text);
  const running = sql`join engagements e on e.id = a.id and ${isOnBoard}`;
  const rows = await allRows<{ id: number }>(db, 'each time')`
    select id from (
      select a.id from projects p join applications a on a.project_id = p.id ${running} where ${has('p')}
      union all
      select a.id from students s join applications a on a.student_id = s.id ${running} where ${has('s')}
      union all
      select a.id from companies c join projects p on p.company_id = c.id join applications a on a.project_id = p.id
        ${running} where ${has('c')}
    ) hits limit ${sql.lit(lookedUpAtMost + 1)}`;
  if (rows.length <= lookedUpAtMost) return sql`e.id = any(${rows.map(({ id }) => id)}::bigint[])`;
  return sql`exists (
    select from applications a join projects p on p.id = a.project_id join students s on s.id = a.student_id
      join companies c on c.id = p.company_id
    where a.id = e.id and (${has('p')} or ${has('s')} or ${has('c')}))`;
}
