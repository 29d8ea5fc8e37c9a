import { sql } from 'kysely';
import type * as v from 'valibot';
import type {
  CompanyRecord,
  exportCompanies,
  ManagedCompany,
} from '../../../src/contract/companies/managed-companies.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { type Listing, searchedIn } from '../../platform/database/paged.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { newEmailOf } from '../accounts/address/change.ts';
import { companyFields } from './company.ts';
import { provedDomain, provedDomainsOf } from './domains/proved.ts';
import { namesNearTo } from './names/near-names.ts';

const columns = sql<ManagedCompany>`
  ${companyFields}, account_state(a.state, a.password_hash) as state, ${newEmailOf(sql`a.id`)} as "newEmail", c.project_count as projects, ${asInstant(sql`c.created_at`)} as "createdAt"`;
const joins = sql`left join accounts a on a.id = c.account_id`;

type Query = v.InferOutput<(typeof exportCompanies)['query']>;

/** The newest first unless sorted otherwise. */
export const companyListing: Listing<ManagedCompany, Query> = {
  table: sql`companies c`,
  key: sql`c.id`,
  columns,
  joins,
  filters: ({ searchText, size, verified, state }) => [
    size && sql`c.size = ${size}`,
    verified && (verified === 'true' ? sql`c.verified_at is not null` : sql`c.verified_at is null`),
    state &&
      sql`exists (select 1 from accounts a where a.id = c.account_id and account_state(a.state, a.password_hash) = ${state})`,
    searchText && searchedIn(sql`c.search`, searchText),
  ],
  orders: {
    name: sql`c.name collate reading`,
    recruiter: sql`c.recruiter collate reading`,
    email: sql`lower(c.email)`,
    industry: sql`c.industry collate reading`,
    size: sql`c.size_rank`,
    projects: sql`c.project_count`,
    createdAt: sql`c.created_at`,
  },
  newestBy: 'createdAt',
};

/** A company as an admin sees it, with whose account it is. */
type CompanyWithAccount = ManagedCompany & {
  readonly accountId: number | null;
  readonly signInEmail: string | null;
  readonly provedDomain: string | null;
};

export const findManagedCompany = (db: Database, id: number) =>
  firstRow<CompanyWithAccount>(db)`
    select ${columns}, c.account_id as "accountId", a.email as "signInEmail", ${provedDomain} as "provedDomain"
    from companies c ${joins} where c.id = ${id}`;

/** A company as an admin sees it when deciding about it. @throws {Problem} `not-found` */
export async function readRecord(db: Database, id: number): Promise<CompanyRecord> {
  const company = orNotFound(await findManagedCompany(db, id));
  return {
    ...company,
    nearNames: await namesNearTo(db, id),
    domains: await provedDomainsOf(db, id),
  };
}
