import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import { auditAs } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { findCompany } from '../company.ts';
import { auditSubject } from '../rules.ts';

/** Writes down beside the company what became of a domain: admins go by it when they decide about the company. */
export async function auditDomain(
  command: Command,
  became: 'proved' | 'no longer proved',
  { domain }: Pick<CompanyDomain, 'domain'>,
): Promise<void> {
  const { companyId } = membershipOf(command.by);
  const company = orNotFound(await findCompany(command.transaction, companyId));
  const subject = auditSubject(companyId, company);
  await auditAs(command.by.accountId, command, {
    act: `domain ${became}`,
    ...subject,
    after: { domain },
  });
}
