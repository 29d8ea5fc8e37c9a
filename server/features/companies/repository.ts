import { sql } from 'kysely';
import type {
  CompanyForm,
  CompanyRegistration,
} from '../../../src/contract/companies/companies.ts';
import { toRow } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, insertRow, updateRow } from '../../platform/database/rows.ts';
import { companyColumnOf } from './company.ts';

/** Adds a company with its first owner: its recruiter, who signs in with this account. */
export async function insertCompany(
  db: Database,
  accountId: number,
  profile: Omit<CompanyRegistration, 'password'>,
  now: Date,
): Promise<number> {
  const company = { ...toRow(companyColumnOf, profile), account_id: accountId, created_at: now };
  const id = await insertRow(db, 'companies', { ...company, verified_at: null });
  await execute(db)`
    insert into company_members (company_id, account_id, name, member_role, joined_at)
    values (${id}, ${accountId}, ${profile.recruiter}, 'Owner', ${now})`;
  return id;
}

/**
 * Writes the fields that the form gives. The verified mark belongs to the name that was checked, so under a new name
 * the company waits to be verified again. The owner the programme writes to has the recruiter's name until another is named.
 */
export async function updateCompany(db: Database, id: number, form: CompanyForm): Promise<void> {
  await execute(db)`
    update company_members m set name = ${form.recruiter} from companies c
    where c.id = ${id} and m.company_id = c.id and m.account_id = c.account_id and m.name = c.recruiter`;
  const verified_at = sql<Date>`case when lower(name) = lower(${form.name}) then verified_at end`;
  await updateRow(db, 'companies', id, { ...toRow(companyColumnOf, form), verified_at });
}

/** Sets or takes the mark. @returns whose company it is when the mark changed, undefined when nothing did */
export async function setVerified(
  transaction: Database,
  id: number,
  verified: boolean,
  now: Date,
): Promise<{ ownerId: number | null } | undefined> {
  return transaction
    .updateTable('companies')
    .set({ verified_at: verified ? now : null })
    .where('id', '=', id)
    .where('verified_at', verified ? 'is' : 'is not', null)
    .returning('account_id as ownerId')
    .executeTakeFirst();
}
