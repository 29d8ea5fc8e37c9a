import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import { definitions } from '../../../../src/contract/applications/definitions.ts';
import type { ApplicationStatus } from '../../../../src/contract/applications/moves.ts';
import {
  type countFacultyStudents,
  type exportFacultyStudents,
  type FacultyStudent,
  type FacultyStudentRecord,
  inNeed,
  type listFacultyStudents,
  type StandingFilter,
  type StudentStanding,
  standingFilters,
  standings,
} from '../../../../src/contract/universities/faculty.ts';
import { live, placed } from '../../../../src/machines/lifecycle/application.ts';
import { asInstant, literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { everyRow, type Listing, pageOf, searchedIn } from '../../../platform/database/paged.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { ofTerm } from '../../terms/in-term.ts';
import { unconfirmedOf } from '../../universities/membership.ts';
import { fallsUnder, seenBy } from '../../universities/students.ts';
import { type Moment, standingInSql, type Viewer } from '../board/standing-in-sql.ts';
import { isOnBoard } from '../columns.ts';

type Query = v.InferOutput<(typeof exportFacultyStudents)['query']>;
type Counted = v.InferOutput<(typeof countFacultyStudents)['query']>;

const columns = (moment: Moment) => sql<FacultyStudent>`
  s.id, s.first_name as "firstName", s.last_name as "lastName", s.email, s.engineering_type as "engineeringType",
  s.college_year as "collegeYear", u.name as university, ${asInstant(sql`s.joined_at`)} as "joinedAt",
  ${standingOf(moment)} as standing, ${workOf(moment)} as work, ${howMany(['Rejected'])} as rejected,
  ${howMany(['Withdrawn', 'Declined'])} as withdrawn, ${howMany(definitions.completed.statuses)} as completed`;

const howMany = (statuses: readonly ApplicationStatus[]) => sql`(
  select count(*)::int from applications a where a.student_id = s.id and a.status in (${literals(statuses)}))`;

const filtersFor = (
  { person: { accountId: staffId } }: Viewer,
  { searchText, university, engineeringType, collegeYear, term, mine }: Counted,
) => [
  seenBy(staffId),
  university === '' ? null : fallsUnder(university),
  engineeringType && sql`s.engineering_type = ${engineeringType}`,
  collegeYear && sql`s.college_year = ${collegeYear}`,
  term === '' ? null : ofTerm(term, 's'),
  mine === 'true' ? isSupervisedBy(staffId) : null,
  searchText && searchedIn(sql`s.search`, searchText),
];

/** True for `students s` of this academic supervisor, now or until the work was done. */
const isSupervisedBy = (staffId: number) => sql`
  s.id in (
    select student_id from applications
    where academic_supervisor_id = ${staffId} and status in (${literals(placed)}))`;

const listingFor = (reader: Viewer): Listing<FacultyStudent, Query> => ({
  table: sql`students s`,
  key: sql`s.id`,
  columns: columns(reader),
  joins: sql`join universities u on u.id = s.university_id`,
  filters: ({ standing, ...query }) => [
    ...filtersFor(reader, query),
    standing && isFoundBy(standing, { standing: standingOf(reader), hasCompleted }),
  ],
  orders: {
    lastName: sql`s.last_name collate reading`,
    joinedAt: sql`s.joined_at`,
    standing: sql`array_position(${inOrder}, ${standingOf(reader)})`,
  },
  newestBy: 'joinedAt',
});

/** One page of the students a member of staff sees, the newest first unless sorted otherwise. */
export const listStudentsSeen = (
  db: Database,
  reader: Viewer,
  query: v.InferOutput<(typeof listFacultyStudents)['query']>,
) => pageOf(db, listingFor(reader), query);

/** All of them, in their order. */
export const everyStudentSeen = (db: Database, reader: Viewer, query: Query) =>
  everyRow(db, listingFor(reader), query);

/**
 * Counts the students in each standing; a standing without any is left out. Reads every student of the universities.
 */
export async function countStandings(
  db: Database,
  reader: Viewer,
  query: Counted,
): Promise<{
  all: number;
  unconfirmed: number;
  counts: { standing: StandingFilter; students: number }[];
}> {
  const conditions = filtersFor(reader, query).filter((one) => one !== '' && one !== null);
  const stood = { standing: sql.ref('standing'), hasCompleted: sql.ref('hasCompleted') };
  const each = standingFilters.map(
    (one) => sql`${one}::text, count(*) filter (where ${isFoundBy(one, stood)})`,
  );
  const row = await firstRow<{ all: number; of: Record<StandingFilter, number> }>(db)`
    select count(*)::int as all, json_build_object(${sql.join(each)}) as of
    from (
      select ${standingOf(reader)} as standing, ${hasCompleted} as "hasCompleted"
      from students s where ${sql.join(conditions, sql` and `)}) stood`;
  const { all, of } = row!;
  const { count: unconfirmed } = await unconfirmedOf(db, reader.person.accountId, 0);
  const counts = standingFilters.map((standing) => ({ standing, students: of[standing] }));
  return { all, unconfirmed, counts: counts.filter(({ students }) => students > 0) };
}

interface Stood {
  readonly standing: RawBuilder<unknown>;
  readonly hasCompleted: RawBuilder<unknown>;
}

/** True if a filter matches a student's standing. */
const isFoundBy = (filter: StandingFilter, { standing, hasCompleted }: Stood) => {
  if (filter === 'Completed') return hasCompleted;
  return filter === 'Needs attention'
    ? sql`${standing} in (${literals(inNeed)})`
    : sql`${standing} = ${filter}`;
};

const hasCompleted = sql<boolean>`exists (
  select from applications a where a.student_id = s.id and a.status in (${literals(definitions.completed.statuses)}))`;

/** A student with their profile; null where the reader does not see them. */
export const findStudentSeen = (db: Database, reader: Viewer, id: number) =>
  firstRow<FacultyStudentRecord>(db)`
    select ${columns(reader)}, s.profile_image as "profileImage", s.skills, s.bio, s.links,
      s.available_days as "availableDays",
      (
        select json_build_object('sentence', r.sentence, 'writtenAt', ${asInstant(sql`r.written_at`)})
        from recommendations r where r.student_id = s.id and r.account_id = ${reader.person.accountId}
      ) as recommendation
    from students s join universities u on u.id = s.university_id
    where s.id = ${id} and ${seenBy(reader.person.accountId)}`;

/** The standing that one application gives its student. */
const standingByOne = (moment: Moment): RawBuilder<StudentStanding> => sql`
  case
    when a.status = 'Awaiting university' then 'Place to confirm'
    when ${isOnBoard} then ${standingInSql(moment).standing}
    when a.status = 'Offered' then 'Offered'
    when a.status in (${literals(live)}) then 'Applied'
    when a.status in (${literals(definitions.completed.statuses)}) then 'Completed'
    else 'No open application'
  end`;

const inOrder = sql`array[${literals(standings)}]`;

/** Standing of `students s` at a moment, in the words of the contract. */
const standingOf = (moment: Moment): RawBuilder<StudentStanding> => sql`
  coalesce((
    select (${inOrder})[min(array_position(${inOrder}, ${standingByOne(moment)}))]
    from applications a left join engagements e on e.id = a.id where a.student_id = s.id
  ), 'Not applied')`;

/** Running work behind the standing of `students s`. */
const workOf = (moment: Moment) => sql`(
  select json_build_object('id', e.id, 'reason', ${standingInSql(moment).reason}) from applications a join engagements e on e.id = a.id
  where a.student_id = s.id and e.next is not null
  order by array_position(${inOrder}, ${standingByOne(moment)}), e.id limit 1)`;
