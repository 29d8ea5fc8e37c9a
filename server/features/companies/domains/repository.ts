import { sql } from 'kysely';
import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import { auditAs } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { membershipOf, type Person } from '../../../platform/calls/person.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, hasRow, lockRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { findCompany } from '../company.ts';
import { auditSubject } from '../rules.ts';
import { ofUniversity } from './proved.ts';

type Way = NonNullable<CompanyDomain['proved']>['by'];

/** A company's domains, in the order in which they were added. */
export const domainsOf = (db: Database, companyId: number) =>
  allRows<CompanyDomain>(db)`
    select id, domain, proof, case when proved_at is not null
      then json_build_object('at', ${asInstant(sql`proved_at`)}, 'by', proved_by) end as proved,
      ${ofUniversity} as "ofUniversity"
    from company_domains d where company_id = ${companyId} order by id`;

/**
 * Notes that a domain is proved. Who has it in the name service takes it from who was mailed a code there, and no other way.
 * @returns false where another company has it
 */
export async function setProved(
  transaction: Database,
  { id, domain }: Pick<CompanyDomain, 'id' | 'domain'>,
  by: Way,
  now: Date,
): Promise<boolean> {
  // If two companies prove it at once, one waits here for the other.
  await execute(transaction)`
    select id from company_domains where domain = ${domain} order by id for update`;
  if (by === 'dns')
    await execute(transaction)`
      update company_domains set proved_at = null, proved_by = null
      where domain = ${domain} and proved_by = 'mail' and id <> ${id}`;
  return hasRow(transaction)`
    update company_domains set proved_at = ${now}, proved_by = ${by}
    where id = ${id} and not exists (
      select from company_domains o where o.domain = ${domain} and o.proved_at is not null and o.id <> ${id})
    returning id`;
}

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

/**
 * Records a domain's proof, or its loss, in the company's log, which admins read when they decide about the company.
 */
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
