import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type {
  exportCompanies,
  listCompanies,
  ManagedCompany,
} from '../../src/contract/managed-companies.ts';
import type { Page } from '../../src/contract/paging.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';
import { type Choice, everyRow, orderBy, pageOf, searchedIn } from '../database/paged.ts';
import { companyFields } from './columns.ts';

const columns = sql`
  ${companyFields}, a.state, c.project_count as projects, ${asInstant(sql`c.created_at`)} as "createdAt"`;
const joins = sql`left join accounts a on a.id = c.account_id`;
const listing = { table: sql`companies c`, key: sql`c.id`, joins, columns };

/** In the words of the indexes. */
const orders = {
  name: sql`lower(c.name)`,
  recruiter: sql`lower(c.recruiter)`,
  email: sql`lower(c.email)`,
  industry: sql`lower(c.industry)`,
  size: sql`c.size_rank`,
  projects: sql`c.project_count`,
  createdAt: sql`c.created_at`,
};

type Wanted = v.InferOutput<(typeof exportCompanies)['query']>;

function choiceOf({ searchText, size, verified, sort }: Wanted): Choice {
  const where: RawBuilder<unknown>[] = [];
  if (size) where.push(sql`c.size = ${size}`);
  if (verified) where.push(verified === 'true' ? sql`c.verified_at is not null` : unverified);
  if (searchText) where.push(searchedIn(sql`c.search`, searchText));
  const order = orderBy(sort, orders, listing.key, '-createdAt');
  return { where, order };
}
const unverified = sql`c.verified_at is null`;

/** One page of the companies, the newest first unless sorted otherwise. */
export const listCompaniesFor = (
  db: Database,
  wanted: v.InferOutput<(typeof listCompanies)['query']>,
): Promise<Page<ManagedCompany>> => pageOf(db, listing, choiceOf(wanted), wanted);

/** All companies of a list, in its order. */
export const everyCompany = (db: Database, wanted: Wanted): AsyncGenerator<ManagedCompany> =>
  everyRow(db, listing, choiceOf(wanted));

/** A company as an admin sees it, with whose account it is; or null. */
export async function findManagedCompany(
  db: Database,
  id: number,
): Promise<(ManagedCompany & { accountId: number | null; signInEmail: string | null }) | null> {
  const { rows } = await sql<
    ManagedCompany & { accountId: number | null; signInEmail: string | null }
  >`
    select ${columns}, c.account_id as "accountId", a.email as "signInEmail"
    from companies c ${joins} where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
