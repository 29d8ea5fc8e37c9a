import { sql } from 'kysely';
import type { ManagedCompany, ManagedCompanyForm } from '../../src/contract/managed-companies.ts';
import { changeEmail } from '../accounts/change-email.ts';
import type { Person } from '../accounts/person.ts';
import { setAccountState } from '../accounts/state.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { orNotFound, Problem } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { findManagedCompany } from './listing.ts';
import { setVerified, updateCompany } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Writes an admin's change. Where the company signed in with its own address, it signs in with the new
 * one; an address that was different stays what somebody signs in with.
 * @throws {Problem} `not-found`, `email-taken`
 */
export async function changeCompany(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  form: ManagedCompanyForm,
  by: Person,
): Promise<ManagedCompany> {
  const at = clock();
  const before = orNotFound(await findManagedCompany(transaction, id));
  const { accountId, signInEmail, email } = before;
  const isSame = signInEmail?.toLowerCase() === email.toLowerCase();
  if (accountId !== null && isSame && form.email !== signInEmail)
    await changeEmail(transaction, accountId, form.email);
  await updateCompany(transaction, sql<boolean>`id = ${id}`, form);
  // An admin who gives a verified company another name has checked that one too.
  if (before.verified) await setVerified(transaction, id, true, at);
  const after = orNotFound(await findManagedCompany(transaction, id));
  const act = { by, at, act: 'changed', ...auditSubject(id, after) };
  await audit(transaction, { ...act, ...changes(before, after) });
  return after;
}

/** Disables a company's account, or enables it again. @throws {Problem} `not-found`, `no-account` */
export async function setCompanyState(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  to: 'active' | 'disabled',
  by: Person,
): Promise<ManagedCompany> {
  const company = orNotFound(await findManagedCompany(transaction, id));
  if (company.accountId === null)
    throw new Problem('no-account', `There is no account of ${company.name} to disable.`);
  const change = { from: company.state, to, by, at: clock(), subject: auditSubject(id, company) };
  await setAccountState(transaction, company.accountId, change);
  return { ...company, state: to };
}
