import type {
  ManagedCompany,
  ManagedCompanyForm,
} from '../../../src/contract/companies/managed-companies.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changes } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { lockRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { changeAddress } from '../accounts/address/change.ts';
import { normalEmail } from '../accounts/normal-email.ts';
import { setAccountState } from '../accounts/state.ts';
import { tellApplicants } from './applicants.ts';
import { companyColumnOf } from './columns.ts';
import { findManagedCompany } from './listing.ts';
import { accountsOf } from './members/listing.ts';
import { setVerified, updateCompany } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Writes an admin's change. Where the company signed in with its own address, it signs in with the new
 * one; an address that was different stays what somebody signs in with.
 * @throws {Problem} `not-found`, `changed`, `email-taken`
 */
export async function changeCompany(
  command: Command,
  id: number,
  form: ManagedCompanyForm,
  version: string | null,
): Promise<ManagedCompany> {
  const { transaction, at } = command;
  await lockRow(transaction, 'companies', id);
  const before = orNotFound(await findManagedCompany(transaction, id));
  requireVersion(version, before, form, companyColumnOf);
  const { accountId, signInEmail, email } = before;
  const isSame = signInEmail !== null && normalEmail(signInEmail) === normalEmail(email);
  const followsAccount = accountId !== null && isSame;
  const { email: asked, ...profile } = form;
  await updateCompany(transaction, id, followsAccount ? profile : form);
  if (followsAccount && asked !== signInEmail) await changeAddress(command, accountId, asked);
  // An admin who gives a verified company another name has checked that one too.
  if (before.verified) await setVerified(transaction, id, true, at);
  const after = orNotFound(await findManagedCompany(transaction, id));
  await audit(command, { act: 'changed', ...auditSubject(id, after), ...changes(before, after) });
  return after;
}

/**
 * Disables the accounts of a company's people, and with them what it posted, or enables all again; its applicants are told.
 * @throws {Problem} `not-found`, `no-account`
 */
export async function setCompanyState(
  command: Command,
  id: number,
  to: 'active' | 'disabled',
): Promise<ManagedCompany> {
  const { transaction } = command;
  const company = orNotFound(await findManagedCompany(transaction, id));
  if (company.accountId === null)
    throw new Problem('no-account', `${company.name} has no account to disable.`);
  const change = { from: company.state, to, subject: auditSubject(id, company) };
  await setAccountState(command, await accountsOf(transaction, id), change);
  if ((company.state === 'disabled') !== (to === 'disabled')) await tellApplicants(command, id, to);
  return orNotFound(await findManagedCompany(transaction, id));
}
