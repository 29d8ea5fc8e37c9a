import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import {
  type countBoard,
  type listBoard,
  type OnBoard,
  standingsCountedAtMost,
  type WorkStanding,
  workStandings,
} from '../../../src/contract/board.ts';
import type { Page } from '../../../src/contract/paging.ts';
import type { Person } from '../../accounts/person.ts';
import { pageWithTotal } from '../../database/count-matching.ts';
import { asInstant } from '../../database/instant.ts';
import type { QueryExecutor } from '../../database/open.ts';
import { limitsOf, searchedIn } from '../../database/paged.ts';
import { unprepared } from '../../database/postgresql/named-client.ts';
import { ofTerm } from '../../terms/in-term.ts';
import { engagementColumns, engagementJoins } from '../columns.ts';
import { within } from '../listing.ts';
import { beganIn, type Moment, standingInSql } from './standing-in-sql.ts';

/** Who looks, and when. */
export interface Viewer extends Moment {
  readonly person: Person;
}

type Query = v.InferOutput<typeof listBoard.query>;
type Counted = v.InferOutput<typeof countBoard.query>;

/** Of `engagements e` those whose project, student or company has the text. */
const found = (text: string) => sql`e.id in (
  select a.id from projects p join applications a on a.project_id = p.id where ${searchedIn(sql`p.search`, text)}
  union all
  select a.id from students s join applications a on a.student_id = s.id where ${searchedIn(sql`s.search`, text)}
  union all
  select a.id from companies c join projects p on p.company_id = c.id join applications a on a.project_id = p.id
  where ${searchedIn(sql`c.search`, text)})`;

const inTerm = (term: number | 'none') => sql`exists (
  select from applications a join projects p on p.id = a.project_id where a.id = e.id and ${ofTerm(term, 'p')})`;

/** Which work is looked at, whatever its standing. */
const filtersFor = ({ person }: Viewer, { searchText, term }: Counted) =>
  [
    sql`e.next is not null`,
    within(person),
    searchText !== '' && found(searchText),
    term !== '' && inTerm(term),
  ].filter((condition): condition is RawBuilder<unknown> => Boolean(condition));

const ofStanding = (viewer: Viewer, standing: WorkStanding) =>
  sql`${beganIn(standing, viewer)} and ${standingInSql(viewer).standing} = ${standing}`;

const order = sql`e.waits_since, e.id`;

/** One page of the board; who has kept somebody waiting longest comes first. */
export async function listBoardOf(
  db: QueryExecutor,
  viewer: Viewer,
  { standing, ...query }: Query,
): Promise<Page<OnBoard>> {
  const filters = filtersFor(viewer, query);
  const where = sql.join(
    standing === '' ? filters : [...filters, ofStanding(viewer, standing)],
    sql` and `,
  );
  const stands = standingInSql(viewer);
  const { rows } = await sql<OnBoard>`
    ${sql.raw(unprepared)}
    select ${engagementColumns}, ${stands.standing} as standing, ${stands.reason} as reason, (
      select ${asInstant(sql`max(x.at)`)} from engagement_events x where x.engagement_id = e.id and x.event = 'reminded'
    ) as "remindedAt"
    from (select * from engagements e where ${where} order by ${order} ${limitsOf(query)}) e ${engagementJoins}
    order by ${order}`.execute(db);
  return pageWithTotal(db, rows, query, sql`engagements e`, where, standingsCountedAtMost);
}

/** How much of it has each standing that any has. */
export async function countBoardOf(
  db: QueryExecutor,
  viewer: Viewer,
  query: Counted,
): Promise<{ standing: WorkStanding; engagements: number }[]> {
  const filters = filtersFor(viewer, query);
  const counts = workStandings.map(
    (standing) => sql`
      select ${standing}::text as standing, (select count(*)::int from (
        select from engagements e where ${sql.join([...filters, ofStanding(viewer, standing)], sql` and `)}
        limit ${sql.lit(standingsCountedAtMost)}) listed) as engagements`,
  );
  const { rows } = await sql<{ standing: WorkStanding; engagements: number }>`
    ${sql.raw(unprepared)}
    select * from (${sql.join(counts, sql` union all `)}) counted where engagements > 0`.execute(
    db,
  );
  return rows;
}
