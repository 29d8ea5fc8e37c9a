import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { Admin, exportAdmins, listAdmins } from '../../src/contract/admins.ts';
import type { Page } from '../../src/contract/paging.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';
import { type Choice, everyRow, orderBy, pageOf, searchedIn } from '../database/paged.ts';

const columns = sql`
  a.id, a.admin_name as name, a.email, a.admin_level as role, ${asInstant(sql`a.created_at`)} as "createdAt",
  a.state`;

/** Admins are few: their partial index is all that is read. */
const isAdmin = sql`a.role = 'Admin'`;
const listing = { table: sql`accounts a`, key: sql`a.id`, joins: sql``, columns };

const orders = {
  name: sql`lower(a.admin_name)`,
  email: sql`lower(a.email)`,
  role: sql`a.admin_level`,
  createdAt: sql`a.created_at`,
};

type Wanted = v.InferOutput<(typeof exportAdmins)['query']>;

function choiceOf({ searchText, role, state, sort }: Wanted): Choice {
  const where: RawBuilder<unknown>[] = [isAdmin];
  if (role) where.push(sql`a.admin_level = ${role}`);
  if (state) where.push(sql`a.state = ${state}`);
  if (searchText)
    where.push(searchedIn(sql`lower(' ' || a.admin_name || ' ' || a.email)`, searchText));
  const order = orderBy(sort, orders, listing.key, '-createdAt');
  return { where, order };
}

/** One page of the admins, the newest first unless sorted otherwise. */
export const listAdminsFor = (
  db: Database,
  wanted: v.InferOutput<(typeof listAdmins)['query']>,
): Promise<Page<Admin>> => pageOf(db, listing, choiceOf(wanted), wanted);

/** All admins of a list, in its order. */
export const everyAdmin = (db: Database, wanted: Wanted): AsyncGenerator<Admin> =>
  everyRow(db, listing, choiceOf(wanted));

export async function findAdmin(db: Database, id: number): Promise<Admin | null> {
  const { rows } = await sql<Admin>`
    select ${columns} from accounts a where a.id = ${id} and ${isAdmin}`.execute(db);
  return rows[0] ?? null;
}
