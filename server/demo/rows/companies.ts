import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import {
  type CompanyName,
  demoCompany,
  unverifiedCompanies,
  verifiedCompanies,
} from '../companies.ts';
import { plain } from '../people/spelling.ts';
import { enteredAt, type PlayedProject } from '../programme/programme.ts';
import { accountRow, type Passwords, signIns } from './accounts.ts';
import type { Numbering } from './numbering.ts';

const dayMs = 86_400_000;

/** Where a company would have its pages. */
export const domainOf = (name: string): string => `${plain(name)}.example`;

/** A company registers some weeks before its first project; those that wait for an admin came this week. */
export function companyRows(
  projects: readonly PlayedProject[],
  number: Numbering,
  passwords: Passwords,
  now: Date,
  chance: Chance,
) {
  const rows = {
    accounts: [] as Row<'accounts'>[],
    companies: [] as (Row<'companies'> & { id: number })[],
    members: [] as Row<'company_members'>[],
  };
  const add = (
    company: (typeof verifiedCompanies | typeof unverifiedCompanies)[number],
    created: Date,
    verified: Date | null,
  ) => {
    const { name, recruiter, industry, size } = company;
    const own = `${plain(recruiter).replace('-', '.')}@${domainOf(name)}`;
    const email = name === demoCompany.name ? signIns.company : own;
    const id = number.accounts();
    rows.accounts.push(accountRow(id, 'Company', email, passwords, created));
    const companyId = number.companies();
    rows.companies.push({
      id: companyId,
      account_id: id,
      name,
      recruiter,
      email,
      industry,
      size,
      verified_at: verified,
      created_at: created,
    });
    rows.members.push({
      company_id: companyId,
      account_id: id,
      member_role: 'Owner',
      name: recruiter,
      joined_at: created,
    });
  };

  for (const company of verifiedCompanies) {
    const created = new Date(firstProject(projects, company.name) - chance.between(4, 60) * dayMs);
    add(company, created, new Date(created.getTime() + chance.between(0.1, 3) * dayMs));
  }
  for (const company of unverifiedCompanies)
    add(company, momentOf(now, -chance.between(0.2, 6)), null);
  return rows;
}

function firstProject(projects: readonly PlayedProject[], name: CompanyName): number {
  const first = projects.find(({ entry }) => entry.company === name);
  if (!first) throw new Error(`${name} has no project.`);
  return enteredAt(first);
}
