import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyForm, CompanyRegistration } from '../../src/contract/companies.ts';
import type { Database } from '../database/open.ts';

export async function addCompany(
  db: Database,
  company: Omit<CompanyRegistration, 'password'> & { accountId: number | null },
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

/**
 * Writes what the form gives; what it leaves out stays. The verified mark belongs to the name that was
 * checked: under another one the company waits to be verified again.
 */
export async function writeCompany(
  db: Database,
  which: RawBuilder<SqlBool>,
  { name, recruiter, industry, size, email, about, website }: CompanyForm,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({
      name,
      verified_at: sql`case when lower(name) = lower(${name}) then verified_at end`,
      recruiter,
      industry,
      size,
      ...(email !== undefined && { email }),
      ...(about !== undefined && { about }),
      ...(website !== undefined && { website }),
    })
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
