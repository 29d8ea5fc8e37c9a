import { sql } from 'kysely';
import { type NearName, nearNamesAtMost } from '../../../../src/contract/companies/near-names.ts';
import type { Database } from '../../../platform/database/open.ts';
import { provedDomain } from '../domains/proved.ts';
import { isNear, lookOf } from './near.ts';

/** How many names are compared in full, the most similar first. */
const comparedAtMost = 100;

/** The verified companies whose names are nearly this one, the most similar first. */
async function nearNames(db: Database, name: string, ownCompanyId: number): Promise<NearName[]> {
  const looks = sql`(company_look(${name})), (company_look(${lookOf(name)}))`;
  const { rows } = await sql<NearName>`
    select c.id, c.name, ${provedDomain} as "provedDomain"
    from companies c
      cross join lateral (
        select max(similarity(c.look, look)) as similarity, bool_or(position(c.look in look) > 0) as is_within
        from (values ${looks}) as given (look)
      ) compared
    where c.verified_at is not null and c.look <> '' and c.id <> ${ownCompanyId}
      and (compared.similarity > 0.3 or compared.is_within)
    order by compared.similarity desc, c.id limit ${comparedAtMost}`.execute(db);
  return rows.filter((other) => isNear(name, other.name)).slice(0, nearNamesAtMost);
}

/** The same for a company that is there; none for one that is verified itself. */
export async function namesNearTo(db: Database, companyId: number): Promise<NearName[]> {
  const { rows } = await sql<{ name: string }>`
    select name from companies where id = ${companyId} and verified_at is null`.execute(db);
  return rows[0] ? nearNames(db, rows[0].name, companyId) : [];
}
