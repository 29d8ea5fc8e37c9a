import { type RawBuilder, sql } from 'kysely';
import type { ProjectReview } from '../../src/contract/running-projects.ts';
import type { Database } from '../database/open.ts';

/** The domain that a company proved first, or null; from `companies c`. */
export const provedDomain: RawBuilder<string | null> = sql`(
  select d.domain from company_domains d where d.company_id = c.id and d.proved_at is not null
  order by d.proved_at, d.id limit 1)`;

/** The same of one company. */
export async function provedDomainOf(db: Database, companyId: number): Promise<string | null> {
  const { rows } = await sql<{ domain: string | null }>`
    select ${provedDomain} as domain from companies c where c.id = ${companyId}`.execute(db);
  return rows[0]?.domain ?? null;
}

/** The company a domain is proved to be of, or null. */
export async function companyAt(db: Database, domain: string): Promise<number | null> {
  const { rows } = await sql<{ companyId: number }>`
    select company_id as "companyId" from company_domains
    where domain = ${domain} and proved_at is not null`.execute(db);
  return rows[0]?.companyId ?? null;
}

/** The domains a company has proved, and how. */
export async function provedDomainsOf(
  db: Database,
  companyId: number,
): Promise<ProjectReview['provedDomains']> {
  const { rows } = await sql<ProjectReview['provedDomains'][number]>`
    select domain, proved_by as by from company_domains
    where company_id = ${companyId} and proved_at is not null order by proved_at, id`.execute(db);
  return rows;
}
