import { sql } from 'kysely';
import type * as v from 'valibot';
import type { listStaff, StaffMember } from '../../../../src/contract/universities/staff.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { type Listing, searchedIn } from '../../../platform/database/paged.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { newEmailOf } from '../../accounts/address/change.ts';

type Query = v.InferOutput<typeof listStaff.query>;

/** A member of staff as the server knows them: with what their form holds. */
export type FoundStaff = StaffMember & { readonly universityIds: readonly number[] };

const staff = sql`(faculty f join accounts a on a.id = f.account_id)`;

const universityIds = sql`array(
  select w.university_id from faculty_universities w where w.account_id = f.account_id order by w.university_id)`;

const columns = sql<FoundStaff>`
  a.id, f.name, a.email, ${newEmailOf(sql`a.id`)} as "newEmail", to_json(${universityIds}) as "universityIds",
  (
    select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name collate reading, u.id), '[]')
    from faculty_universities w join universities u on u.id = w.university_id where w.account_id = f.account_id
  ) as universities,
  account_state(a.state, a.password_hash) as state, ${asInstant(sql`f.created_at`)} as "createdAt",
  md5(row(f.name, a.email, ${universityIds})::text) as version`;

/** The newest first unless sorted otherwise. */
export const staffListing: Listing<FoundStaff, Query> = {
  table: staff,
  key: sql`f.account_id`,
  columns,
  filters: ({ searchText, state, university }) => [
    state && sql`account_state(a.state, a.password_hash) = ${state}`,
    university === ''
      ? null
      : sql`f.account_id in (select account_id from faculty_universities where university_id = ${university})`,
    searchText && searchedIn(sql`as_searched(' ' || f.name || ' ' || a.email)`, searchText),
  ],
  orders: {
    name: sql`f.name collate reading`,
    email: sql`lower(a.email)`,
    createdAt: sql`f.created_at`,
  },
  newestBy: 'createdAt',
};

export const findStaff = (db: Database, id: number) =>
  firstRow<FoundStaff>(db)`
    select ${columns} from ${staff} where f.account_id = ${id}`;
