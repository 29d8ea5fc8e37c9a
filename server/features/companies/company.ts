import { sql } from 'kysely';
import type { Company } from '../../../src/contract/companies/companies.ts';
import type { Database } from '../../platform/database/open.ts';
import { companyFields } from './columns.ts';

/** A company as its own people see it, or null. */
export async function findCompany(db: Database, id: number): Promise<Company | null> {
  const { rows } = await sql<Company>`
    select ${companyFields} from companies c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The company an account signs in for, or null. */
export async function findCompanyOf(db: Database, accountId: number): Promise<Company | null> {
  const { rows } = await sql<Company>`
    select ${companyFields} from company_members m join companies c on c.id = m.company_id
    where m.account_id = ${accountId} and m.left_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function companyExists(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from companies where id = ${id}`.execute(db);
  return rows.length === 1;
}
