import { sql } from 'kysely';
import type * as v from 'valibot';
import { writableStates } from '../../../src/contract/accounts/people.ts';
import { definitions } from '../../../src/contract/applications/definitions.ts';
import type {
  exportStudents,
  ManagedStudent,
} from '../../../src/contract/students/managed-students.ts';
import { asTheyStand } from '../../platform/database/columns.ts';
import { literals } from '../../platform/database/expressions.ts';
import { type Listing, numbersOf, searchedIn } from '../../platform/database/paged.ts';
import { ofTerm } from '../terms/in-term.ts';
import { fallsUnder } from '../universities/students.ts';
import { listedColumnOf, studentFields } from './columns.ts';

type Query = v.InferOutput<(typeof exportStudents)['query']>;

/** Nobody who is placed: with work that runs, or in the term they are in. */
const withoutPlace = sql`not exists (
  select from applications a join projects p on p.id = a.project_id
  where a.student_id = s.id and a.status in (${literals(definitions.placed.statuses)})
    and (a.status = 'Accepted' or p.term_id is not distinct from s.term_id))`;

/** The newest first unless sorted otherwise. */
export const studentListing: Listing<ManagedStudent, Query> = {
  table: sql`students s`,
  key: sql`s.id`,
  columns: studentFields,
  filters: ({ searchText, engineeringType, collegeYear, state, university, term, unplaced }) => [
    engineeringType && sql`s.engineering_type = ${engineeringType}`,
    collegeYear && sql`s.college_year = ${collegeYear}`,
    state && sql`s.state = ${state}`,
    university === '' ? null : fallsUnder(university === 'none' ? null : university),
    term === '' ? null : ofTerm(term, 's'),
    unplaced && withoutPlace,
    searchText && searchedIn(sql`s.search`, searchText),
  ],
  orders: {
    ...asTheyStand(listedColumnOf, 's'),
    firstName: sql`s.first_name collate reading`,
    lastName: sql`s.last_name collate reading`,
    email: sql`lower(s.email)`,
    collegeYear: sql`s.year_rank`,
    university: sql`s.university collate reading`,
    joinedAt: sql`s.joined_at`,
  },
  newestBy: 'joinedAt',
};

/** Nobody who is disabled, or whose address nobody has confirmed or given. */
export const canBeWrittenTo = sql`s.state in (${literals(writableStates)})`;

/** The numbers of those of a list who can be written to, as a query to work on; of the chosen ones where some are. */
export const numbersToWriteTo = ({ ids, ...query }: Query & { ids?: readonly number[] }) => {
  const chosen = ids ? sql`s.id = any(${ids}::bigint[])` : null;
  const filters = (asked: Query) => [...studentListing.filters(asked), canBeWrittenTo, chosen];
  return numbersOf({ ...studentListing, filters }, query);
};
