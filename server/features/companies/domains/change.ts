import { randomBytes } from 'node:crypto';
import {
  type CompanyDomain,
  domainsAtMost,
} from '../../../../src/contract/companies/company-domains.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { membershipOf } from '../../../platform/calls/person.ts';
import { execute, insertRow } from '../../../platform/database/rows.ts';
import { badField } from '../../../platform/http/problem.ts';
import { parseDomain } from './parse-domain.ts';
import { auditDomain, domainsOf, lockDomain, lockDomains } from './repository.ts';

/** Adds a domain that is to be proved. @throws {Problem} `invalid` for one that cannot be a company's own */
export async function addDomain(command: Command, typed: string): Promise<CompanyDomain[]> {
  const { transaction, by, at } = command;
  const parsed = parseDomain(typed);
  if (parsed.kind === 'refused') throw badField('domain', parsed.sentence);
  const { domain } = parsed;
  const known = await lockDomains(command);
  if (known.some((other) => other.domain === domain))
    throw badField('domain', 'Your company has this domain already.');
  if (known.length >= domainsAtMost)
    throw badField('domain', `A company has at most ${domainsAtMost} domains. Remove one first.`);
  const { companyId } = membershipOf(by);
  const proof = `trestle-domain=${randomBytes(16).toString('base64url')}`;
  const row = { company_id: companyId, domain, proof, added_at: at };
  await insertRow(transaction, 'company_domains', row);
  return domainsOf(transaction, companyId);
}

/** Removes a domain and what it proved. @throws {Problem} `not-found` */
export async function removeDomain(command: Command, id: number): Promise<CompanyDomain[]> {
  const { transaction, by } = command;
  const domain = await lockDomain(command, id);
  await execute(transaction)`delete from company_domains where id = ${id}`;
  if (domain.proved) await auditDomain(command, 'no longer proved', domain);
  return domainsOf(transaction, membershipOf(by).companyId);
}
