import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type {
  exportStudents,
  listStudents,
  ManagedStudent,
} from '../../src/contract/managed-students.ts';
import type { Page } from '../../src/contract/paging.ts';
import type { Database, QueryExecutor } from '../database/open.ts';
import { type Choice, everyRow, orderBy, pageOf, searchedIn } from '../database/paged.ts';
import { studentFields } from './columns.ts';

const listing = { table: sql`students s`, key: sql`s.id`, joins: sql``, columns: studentFields };

/** In the words of the indexes. */
const orders = {
  firstName: sql`lower(s.first_name)`,
  lastName: sql`lower(s.last_name)`,
  email: sql`lower(s.email)`,
  engineeringType: sql`s.engineering_type`,
  collegeYear: sql`s.year_rank`,
  university: sql`lower(s.university)`,
  joinedAt: sql`s.joined_at`,
};

type Wanted = v.InferOutput<(typeof exportStudents)['query']>;

function choiceOf(wanted: Wanted): Choice {
  const { searchText, engineeringType, collegeYear, state, sort } = wanted;
  const where: RawBuilder<unknown>[] = [];
  if (engineeringType) where.push(sql`s.engineering_type = ${engineeringType}`);
  if (collegeYear) where.push(sql`s.college_year = ${collegeYear}`);
  if (state) where.push(sql`s.state = ${state}`);
  if (searchText) where.push(searchedIn(sql`s.search`, searchText));
  const order = orderBy(sort, orders, listing.key, '-joinedAt');
  return { where, order };
}

/** One page of the students, the newest first unless sorted otherwise. */
export const listStudentsFor = (
  db: QueryExecutor,
  wanted: v.InferOutput<(typeof listStudents)['query']>,
): Promise<Page<ManagedStudent>> => pageOf(db, listing, choiceOf(wanted), wanted);

/** All students of a list, in its order. */
export const everyStudent = (db: Database, wanted: Wanted): AsyncGenerator<ManagedStudent> =>
  everyRow(db, listing, choiceOf(wanted));
