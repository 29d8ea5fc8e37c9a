import { sql } from 'kysely';
import type { Company } from '../../../../src/contract/companies/companies.ts';
import type { ProjectReview } from '../../../../src/contract/projects/running-projects.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { companyFields } from '../../companies/company.ts';
import { domainOf, parseDomain } from '../../companies/domains/parse-domain.ts';
import { provedDomainsOf } from '../../companies/domains/proved.ts';
import { namesNearTo } from '../../companies/names/near-names.ts';
import { moveProject } from '../move.ts';

const othersAtMost = 10;

/**
 * Reads what an admin sees when approving a project: its company and the company's other projects.
 * @throws {Problem} `not-found`
 */
export async function readReview(db: Database, pid: number): Promise<ProjectReview> {
  const rows = await allRows<
    Company & {
      registeredAt: string;
      signInEmail: string | null;
      otherCount: number;
      isAtUniversity: boolean;
    }
  >(db)`
    select ${companyFields}, ${asInstant(sql`c.created_at`)} as "registeredAt", a.email as "signInEmail",
      c.project_count - 1 as "otherCount",
      coalesce(is_of_university(substring(lower(a.email) from '[^@]*$')), false) as "isAtUniversity"
    from projects p join companies c on c.id = p.company_id left join accounts a on a.id = c.account_id
    where p.id = ${pid}`;
  const { otherCount, isAtUniversity, ...company } = orNotFound(rows[0]);
  const others = await allRows<ProjectReview['others'][number]>(db)`
    select id as pid, title, status from projects
    where company_id = ${company.id} and id <> ${pid}
    order by posted_at desc, id desc limit ${othersAtMost}`;
  return {
    company,
    nearNames: await namesNearTo(db, company.id),
    provedDomains: await provedDomainsOf(db, company.id),
    addressAt: isAtUniversity ? 'university' : addressAt(company.signInEmail, company.website),
    others,
    otherCount,
  };
}

/**
 * Compares an address with a company's website. `a@span.example` is at the domain of `https://www.span.example` and of
 * `https://jobs.span.example`; an address at a mail provider proves nothing. Null if there is nothing to compare.
 */
export function addressAt(
  email: string | null,
  website: string,
): Exclude<ProjectReview['addressAt'], 'university'> {
  if (!email) return null;
  const domain = domainOf(email);
  if (parseDomain(domain).kind === 'refused') return 'mail provider';
  if (!URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  const isOwn = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  return isOwn ? 'own' : 'other';
}

/** Opens what a company has waiting for approval, once it needs none; not what nobody could apply to any more. */
export async function openWaiting(command: Command, companyId: number): Promise<void> {
  const rows = await allRows<{ id: number }>(command.transaction)`
    select id from projects
    where company_id = ${companyId} and status = 'Awaiting approval' and (deadline is null or deadline > ${command.at})
    order by id`;
  for (const { id } of rows) await moveProject(command, id, { to: 'pending', reason: '' });
}
