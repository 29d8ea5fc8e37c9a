import { sql } from 'kysely';
import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { ofUniversity } from './proved.ts';

type Way = NonNullable<CompanyDomain['proved']>['by'];

/** A company's domains, in the order in which they were added. */
export async function domainsOf(db: Database, companyId: number): Promise<CompanyDomain[]> {
  const { rows } = await sql<CompanyDomain>`
    select id, domain, proof, case when proved_at is not null
      then json_build_object('at', ${asInstant(sql`proved_at`)}, 'by', proved_by) end as proved,
      ${ofUniversity} as "ofUniversity"
    from company_domains d where company_id = ${companyId} order by id`.execute(db);
  return rows;
}

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
  // Of two who prove it at once, one waits for the other here.
  await sql`select id from company_domains where domain = ${domain} order by id for update`.execute(
    transaction,
  );
  if (by === 'dns')
    await sql`
      update company_domains set proved_at = null, proved_by = null
      where domain = ${domain} and proved_by = 'mail' and id <> ${id}`.execute(transaction);
  const { rows } = await sql`
    update company_domains set proved_at = ${now}, proved_by = ${by}
    where id = ${id} and not exists (
      select from company_domains o where o.domain = ${domain} and o.proved_at is not null and o.id <> ${id})
    returning id`.execute(transaction);
  return rows.length === 1;
}
