import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The accounts that sign in for a company, in the order in which everybody takes them. */
export async function accountsOf(db: Database, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from company_members
    where company_id = ${companyId} and left_at is null order by account_id`.execute(db);
  return rows.map(({ id }) => id);
}
