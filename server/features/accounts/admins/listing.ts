import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Admin, AdminForm, exportAdmins } from '../../../../src/contract/accounts/admins.ts';
import { selectColumns, versionOf } from '../../../platform/database/columns.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { type Listing, searchedIn } from '../../../platform/database/paged.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { newEmailOf } from '../address/change.ts';

/** The column of every field that an admin's form has. */
export const adminColumnOf = {
  name: 'admin_name',
  email: 'email',
  role: 'admin_level',
} as const satisfies Record<keyof AdminForm, keyof Tables['accounts']>;

const columns = sql<Admin>`
  a.id, ${selectColumns(adminColumnOf, 'a')}, ${versionOf(adminColumnOf, 'a')}, ${asInstant(sql`a.created_at`)} as "createdAt",
  account_state(a.state, a.password_hash) as state, ${newEmailOf(sql`a.id`)} as "newEmail"`;

/** Admins are few: their partial index is all that is read. */
const isAdmin = sql`a.role = 'Admin'`;

type Query = v.InferOutput<(typeof exportAdmins)['query']>;

/** The newest first unless sorted otherwise. */
export const adminListing: Listing<Admin, Query> = {
  table: sql`accounts a`,
  key: sql`a.id`,
  columns,
  filters: ({ searchText, role, state }) => [
    isAdmin,
    role && sql`a.admin_level = ${role}`,
    state && sql`account_state(a.state, a.password_hash) = ${state}`,
    searchText && searchedIn(sql`as_searched(' ' || a.admin_name || ' ' || a.email)`, searchText),
  ],
  orders: {
    name: sql`a.admin_name collate reading`,
    email: sql`lower(a.email)`,
    role: sql`a.admin_level`,
    createdAt: sql`a.created_at`,
  },
  newestBy: 'createdAt',
};

export const findAdmin = (db: Database, id: number) =>
  firstRow<Admin>(db)`
    select ${columns} from accounts a where a.id = ${id} and ${isAdmin}`;
