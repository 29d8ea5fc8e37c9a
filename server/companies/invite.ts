import type { ManagedCompany, ManagedCompanyForm } from '../../src/contract/managed-companies.ts';
import { invite } from '../accounts/invite.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { recordOf } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { findManagedCompany } from './listing.ts';
import { insertCompany, setVerified } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Adds a company whose recruiter is invited by mail. What an admin enters is verified.
 * @throws {Problem} `email-taken`
 */
export async function inviteCompany(
  services: VerbContext,
  transaction: Database,
  form: ManagedCompanyForm,
  by: Person,
): Promise<ManagedCompany> {
  const at = services.clock();
  const accountId = await invite(services, transaction, { email: form.email, role: 'Company' });
  const id = await insertCompany(transaction, accountId, form, at);
  await setVerified(transaction, id, true, at);
  const subject = auditSubject(id, form);
  await audit(transaction, { by, at, act: 'added', ...subject, after: recordOf(form) });
  return orNotFound(await findManagedCompany(transaction, id));
}
