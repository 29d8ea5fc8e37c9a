import { sql } from 'kysely';
import type { ManagedCompanyForm } from '../../src/contract/managed-companies.ts';
import { changeEmail } from '../accounts/change-email.ts';
import { invite } from '../accounts/invite.ts';
import { dropAccount } from '../accounts/state.ts';
import { impactOfDeletingCompany, refuseLoss } from '../applications/places/deletion-impact.ts';
import type { Database } from '../database/open.ts';
import type { Services } from '../services.ts';
import { addCompany, setVerified, writeCompany } from './repository.ts';

/** Makes a company whose recruiter is invited. Whom an admin enters, an admin has checked. @returns its number */
export async function addInvited(
  services: Services,
  transaction: Database,
  form: ManagedCompanyForm,
): Promise<number> {
  const now = services.clock();
  const accountId = await invite(services, transaction, { email: form.email, role: 'Company' });
  const id = await addCompany(transaction, { ...form, accountId }, now);
  await setVerified(transaction, id, true, now);
  return id;
}

/**
 * Writes an admin's change. Where the company signed in with its own address, it signs in with the new
 * one; an address that was different stays what somebody signs in with. @throws {Problem} `email-taken`
 */
export async function changeCompany(
  transaction: Database,
  before: {
    id: number;
    email: string;
    verified: boolean;
    accountId: number | null;
    signInEmail: string | null;
  },
  form: ManagedCompanyForm,
  now: Date,
): Promise<void> {
  const { accountId, signInEmail } = before;
  const same = signInEmail?.toLowerCase() === before.email.toLowerCase();
  if (accountId !== null && same && form.email !== signInEmail)
    await changeEmail(transaction, accountId, form.email);
  await writeCompany(transaction, sql<boolean>`id = ${before.id}`, form);
  // An admin who gives a checked company another name has checked that one too.
  if (before.verified) await setVerified(transaction, before.id, true, now);
}

/**
 * Deletes a company with its projects, their applications and its account.
 * @throws {Problem} `others-depend` when something would be lost and that is not wanted even so
 */
export async function deleteCompany(
  transaction: Database,
  { id, accountId }: { id: number; accountId: number | null },
  evenSo: boolean,
): Promise<void> {
  // Projects first, as in every move; the company's own row then keeps new ones out.
  await sql`select id from projects where company_id = ${id} order by id for update`.execute(
    transaction,
  );
  await sql`select id from companies where id = ${id} for update`.execute(transaction);
  if (!evenSo) refuseLoss('company', await impactOfDeletingCompany(transaction, id));
  await sql`delete from companies where id = ${id}`.execute(transaction);
  if (accountId !== null) await dropAccount(transaction, accountId);
}
