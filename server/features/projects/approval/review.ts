import { sql } from 'kysely';
import type { Company } from '../../../../src/contract/companies/companies.ts';
import type { ProjectReview } from '../../../../src/contract/projects/running-projects.ts';
import { asInstant } from '../../../platform/database/instant.ts';
import type { Database } from '../../../platform/database/open.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { companyFields } from '../../companies/columns.ts';
import { provedDomainsOf } from '../../companies/domains/proved.ts';
import { namesNearTo } from '../../companies/names/near-names.ts';
import { addressAt } from './address-at.ts';

const othersAtMost = 10;

/**
 * What an admin goes by who decides about a project: who its company is and what else it has posted.
 * @throws {Problem} `not-found`
 */
export async function readReview(db: Database, pid: number): Promise<ProjectReview> {
  const { rows } = await sql<
    Company & {
      registeredAt: string;
      signInEmail: string | null;
      otherCount: number;
      isAtUniversity: boolean;
    }
  >`
    select ${companyFields}, ${asInstant(sql`c.created_at`)} as "registeredAt", a.email as "signInEmail",
      c.project_count - 1 as "otherCount",
      coalesce(is_of_university(substring(lower(a.email) from '[^@]*$')), false) as "isAtUniversity"
    from projects p join companies c on c.id = p.company_id left join accounts a on a.id = c.account_id
    where p.id = ${pid}`.execute(db);
  const { otherCount, isAtUniversity, ...company } = orNotFound(rows[0]);
  const { rows: others } = await sql<ProjectReview['others'][number]>`
    select id as pid, title, status from projects
    where company_id = ${company.id} and id <> ${pid}
    order by posted_at desc, id desc limit ${othersAtMost}`.execute(db);
  return {
    company,
    nearNames: await namesNearTo(db, company.id),
    provedDomains: await provedDomainsOf(db, company.id),
    addressAt: isAtUniversity ? 'university' : addressAt(company.signInEmail, company.website),
    others,
    otherCount,
  };
}
