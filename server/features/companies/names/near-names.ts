import { sql } from 'kysely';
import { type NearName, nearNamesAtMost } from '../../../../src/contract/companies/near-names.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { provedDomain } from '../domains/proved.ts';
import { isNear, lookOf } from './near.ts';

/** How many names are compared in full, the most similar first. */
const comparedAtMost = 100;

/** The verified companies whose names are nearly this one, the most similar first. */
async function nearNames(db: Database, name: string, ownCompanyId: number): Promise<NearName[]> {
  const looks = sql`(company_look(${name})), (company_look(${lookOf(name)}))`;
  const rows = await allRows<NearName>(db)`
    select c.id, c.name, ${provedDomain} as "provedDomain"
    from companies c
      cross join lateral (
        select max(similarity(c.look, look)) as similarity, bool_or(position(c.look in look) > 0) as is_within
        from (values ${looks}) as given (look)
      ) compared
    where c.verified_at is not null and c.look <> '' and c.id <> ${ownCompanyId}
      and (compared.similarity > 0.3 or compared.is_within)
    order by compared.similarity desc, c.id limit ${comparedAtMost}`;
  return rows.filter((other) => isNear(name, other.name)).slice(0, nearNamesAtMost);
}

/** The same for a company that is there; none for one that is verified itself. */
export async function namesNearTo(db: Database, companyId: number): Promise<NearName[]> {
  const row = await firstRow<{ name: string }>(db)`
    select name from companies where id = ${companyId} and verified_at is null`;
  return row ? nearNames(db, row.name, companyId) : [];
}

const sentence =
  'A verified company already has this name, or one that looks like it. Contact the programme’s office if it is yours.';

/**
 * Keeps a verified company's name, and what looks the same, from everybody else; a company may keep the name that
 * it has. Admins are not asked.
 * @throws {Problem} `company-name-taken`
 */
export async function refuseLookAlike(
  db: Database,
  name: string,
  ownCompanyId: number | null = null,
): Promise<void> {
  const row = await firstRow<{ isOwn: boolean }>(db)`
    select coalesce(id = ${ownCompanyId}::bigint, false) as "isOwn" from companies
    where look = company_look(${name}) and look <> ''
      and (verified_at is not null or id = ${ownCompanyId}::bigint)
    order by "isOwn" desc limit 1`;
  if (row && !row.isOwn)
    throw new Problem('company-name-taken', sentence, {
      errors: [{ path: 'name', message: sentence }],
    });
}
