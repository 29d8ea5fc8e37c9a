import type {
  ManagedCompany,
  ManagedCompanyForm,
} from '../../../src/contract/companies/managed-companies.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { invite } from '../accounts/invite.ts';
import { inviteAgain } from '../accounts/invite-again.ts';
import { findManagedCompany } from './listing.ts';
import { insertCompany, setVerified } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Adds a company whose recruiter is invited by mail. What an admin enters is verified.
 * @throws {Problem} `email-taken`
 */
export async function inviteCompany(
  command: Command,
  form: ManagedCompanyForm,
): Promise<ManagedCompany> {
  const { transaction, at } = command;
  const accountId = await invite(command, transaction, { email: form.email, role: 'Company' });
  const id = await insertCompany(transaction, accountId, form, at);
  await setVerified(transaction, id, true, at);
  const subject = auditSubject(id, form);
  await audit(command, { act: 'added', ...subject, after: recordOf(form) });
  return orNotFound(await findManagedCompany(transaction, id));
}

/** Mails a company's invitation once more. @throws {Problem} `not-found`, `no-account`, `not-invited`, `too-many-requests` */
export async function inviteCompanyAgain(command: Command, id: number): Promise<string> {
  const company = orNotFound(await findManagedCompany(command.transaction, id));
  if (company.accountId === null) throw new Problem('no-account');
  return inviteAgain(command, company.accountId, auditSubject(id, company));
}
