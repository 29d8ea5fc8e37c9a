import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import type { Act } from '../../../act.ts';
import { auditAs } from '../../../platform/audit/audit.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { membershipOf } from '../../accounts/person.ts';
import { findCompany } from '../company.ts';
import { auditSubject } from '../rules.ts';

/** Writes down beside the company what became of a domain: admins go by it when they decide about the company. */
export async function auditDomain(
  act: Act,
  became: 'proved' | 'no longer proved',
  { domain }: Pick<CompanyDomain, 'domain'>,
): Promise<void> {
  const { companyId } = membershipOf(act.by);
  const company = orNotFound(await findCompany(act.transaction, companyId));
  const subject = auditSubject(companyId, company);
  await auditAs(act.by.accountId, act, { act: `domain ${became}`, ...subject, after: { domain } });
}
