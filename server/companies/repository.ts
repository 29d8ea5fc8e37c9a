import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyForm, CompanyRegistration } from '../../src/contract/companies.ts';
import { toRow } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { companyColumnOf } from './columns.ts';

export async function insertCompany(
  db: Database,
  accountId: number,
  profile: Omit<CompanyRegistration, 'password'>,
  now: Date,
): Promise<number> {
  const company = { ...toRow(companyColumnOf, profile), account_id: accountId };
  const row = await db
    .insertInto('companies')
    .values({ ...company, verified_at: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Writes what the form gives; what it leaves out stays. The verified mark belongs to the name that was
 * checked: under another one the company waits to be verified again.
 */
export async function updateCompany(
  db: Database,
  which: RawBuilder<SqlBool>,
  form: CompanyForm,
): Promise<void> {
  const verified_at = sql<Date>`case when lower(name) = lower(${form.name}) then verified_at end`;
  await db
    .updateTable('companies')
    .set({ ...toRow(companyColumnOf, form), verified_at })
    .where(which)
    .execute();
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
