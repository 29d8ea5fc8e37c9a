import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import {
  type countFacultyStudents,
  type exportFacultyStudents,
  type FacultyStudent,
  type FacultyStudentRecord,
  type listFacultyStudents,
  type Standing,
  standings,
} from '../../../../src/contract/universities/faculty.ts';
import { live, openOffer, placed } from '../../../../src/machines/lifecycle/application.ts';
import { asInstant, literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { everyRow, type Listing, pageOf, searchedIn } from '../../../platform/database/paged.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { ofTerm } from '../../terms/in-term.ts';
import { fallsUnder, seenBy } from '../../universities/students.ts';
import { type Moment, standingInSql, type Viewer } from '../board/standing-in-sql.ts';

type Query = v.InferOutput<(typeof exportFacultyStudents)['query']>;
type Counted = v.InferOutput<(typeof countFacultyStudents)['query']>;

const columns = (moment: Moment) => sql<FacultyStudent>`
  s.id, s.first_name as "firstName", s.last_name as "lastName", s.email, s.engineering_type as "engineeringType",
  s.college_year as "collegeYear", u.name as university, ${standingOf(moment)} as standing`;

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

/** Of `students s`, those whom somebody looks after, or did until the work was done. */
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
    standing && sql`${standingOf(reader)} = ${standing}`,
  ],
  orders: { lastName: sql`lower(s.last_name)`, joinedAt: sql`s.joined_at` },
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

/** How many of them have each standing that any has. It looks at every student of the universities. */
export async function countStandings(
  db: Database,
  reader: Viewer,
  query: Counted,
): Promise<{ standing: Standing; students: number }[]> {
  const conditions = filtersFor(reader, query).filter((one) => one !== '' && one !== null);
  return allRows<{ standing: Standing; students: number }>(db)`
    select standing, count(*)::int as students
    from (select ${standingOf(reader)} as standing from students s where ${sql.join(conditions, sql` and `)}) stood
    group by standing`;
}

/** A student with their profile; null where the reader does not see them. */
export const findStudentSeen = (db: Database, reader: Viewer, id: number) =>
  firstRow<FacultyStudentRecord>(db)`
    select ${columns(reader)}, s.profile_image as "profileImage", s.skills, s.bio, s.links,
      s.available_days as "availableDays", ${asInstant(sql`s.joined_at`)} as "joinedAt",
      (
        select json_build_object('sentence', r.sentence, 'writtenAt', ${asInstant(sql`r.written_at`)})
        from recommendations r where r.student_id = s.id and r.account_id = ${reader.person.accountId}
      ) as recommendation
    from students s join universities u on u.id = s.university_id
    where s.id = ${id} and ${seenBy(reader.person.accountId)}`;

/** What one application makes of its student; null where it has come to nothing. */
const standingByOne = (moment: Moment): RawBuilder<Standing | null> => sql`
  case
    when e.next is not null then ${standingInSql(moment).standing}
    when a.status in (${literals(openOffer)}) then 'Offered'
    when a.status in (${literals(live)}) then 'Applied'
    when a.status = 'Completed' then 'Completed'
  end`;

const inOrder = sql`array[${literals(standings)}]`;

/** Where `students s` stand at this moment; the contract says what each word means. */
const standingOf = (moment: Moment): RawBuilder<Standing> => sql`
  coalesce((
    select (${inOrder})[min(array_position(${inOrder}, ${standingByOne(moment)}))]
    from applications a left join engagements e on e.id = a.id where a.student_id = s.id
  ), 'Not applied')`;
