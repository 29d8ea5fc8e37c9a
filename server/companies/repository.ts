import type { Company } from '../../src/contract/companies.ts';
import type { Database } from '../database/open.ts';

export async function addCompany(
  db: Database,
  company: Omit<Company, 'id' | 'verified'> & { accountId: number | null },
  now: Date,
): Promise<number> {
  const { accountId, ...profile } = company;
  const row = await db
    .insertInto('companies')
    .values({ ...profile, account_id: accountId, verified_at: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
