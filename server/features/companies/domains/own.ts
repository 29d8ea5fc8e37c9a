import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import { auditAs } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { membershipOf, type Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { lockRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { findCompany } from '../company.ts';
import { auditSubject } from '../rules.ts';
import { domainsOf } from './repository.ts';

/** One of the domains of somebody's company. @throws {Problem} `not-found` */
export async function ownDomain(db: Database, by: Person, id: number): Promise<CompanyDomain> {
  return oneOf(await domainsOf(db, membershipOf(by).companyId), id);
}

/** The domains of somebody's company, which nobody else changes until the transaction ends. */
export async function lockDomains({ transaction, by }: Command): Promise<CompanyDomain[]> {
  const { companyId } = membershipOf(by);
  await lockRow(transaction, 'companies', companyId);
  return domainsOf(transaction, companyId);
}

/** One of them, locked likewise. @throws {Problem} `not-found` */
export const lockDomain = async (command: Command, id: number): Promise<CompanyDomain> =>
  oneOf(await lockDomains(command), id);

const oneOf = (domains: readonly CompanyDomain[], id: number): CompanyDomain =>
  orNotFound(domains.find((domain) => domain.id === id));

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
