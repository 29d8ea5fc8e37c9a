import { type RawBuilder, sql } from 'kysely';
import type {
  CompanyDomain,
  RecordedDomain,
} from '../../../../src/contract/companies/company-domains.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstValue } from '../../../platform/database/rows.ts';

/** Decision of an admin on `company_domains d`, or that it is due; null if it belongs to no university. */
export const ofUniversity: RawBuilder<CompanyDomain['ofUniversity']> = sql`
  case when d.decided = 'refused' then 'refused'
    when is_of_university(d.domain) then coalesce(d.decided, 'undecided') end`;

/** True if `company_domains d` waits for an admin. */
export const isUndecided: RawBuilder<boolean> = sql`
  (d.proved_at is not null and d.decided is null and is_of_university(d.domain))`;

/**
 * True if `company_domains d` counts for its company: it is proved, and not a university's unless an admin allowed it.
 */
const counts: RawBuilder<boolean> = sql`
  (d.proved_at is not null and d.decided is distinct from 'refused'
    and (d.decided = 'allowed' or not is_of_university(d.domain)))`;

/** The domain that a company proved first, or null; from `companies c`. */
export const provedDomain: RawBuilder<string | null> = sql`(
  select d.domain from company_domains d where d.company_id = c.id and ${counts}
  order by d.proved_at, d.id limit 1)`;

export const provedDomainOf = (db: Database, companyId: number) =>
  firstValue<string>(db)`
    select ${provedDomain} as domain from companies c where c.id = ${companyId}`;

/** The company a domain is proved to be of, or null. */
export const companyAt = (db: Database, domain: string) =>
  firstValue<number>(db)`
    select company_id from company_domains d where domain = ${domain} and ${counts}`;

/** The domains a company has proved, how, and the decisions on those of universities. Admins decide on these. */
export const provedDomainsOf = (db: Database, companyId: number) =>
  allRows<RecordedDomain>(db)`
    select id, domain, proved_by as by, ${ofUniversity} as "ofUniversity" from company_domains d
    where company_id = ${companyId} and proved_at is not null order by proved_at, id`;
