import type { CompanyRecord } from '../../../src/contract/companies/managed-companies.ts';
import type { Database } from '../../platform/database/open.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { provedDomainsOf } from './domains/proved.ts';
import { findManagedCompany } from './listing.ts';
import { namesNearTo } from './names/near-names.ts';

/** A company with what admins go by who decide about it. @throws {Problem} `not-found` */
export async function readRecord(db: Database, id: number): Promise<CompanyRecord> {
  const company = orNotFound(await findManagedCompany(db, id));
  return {
    ...company,
    nearNames: await namesNearTo(db, id),
    domains: await provedDomainsOf(db, id),
  };
}
