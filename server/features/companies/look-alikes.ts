import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';

const sentence =
  'A verified company already has this name, or one that looks like it. Contact the programme team if it is yours.';

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
  const { rows } = await sql<{ isOwn: boolean }>`
    select coalesce(id = ${ownCompanyId}::bigint, false) as "isOwn" from companies
    where look = company_look(${name}) and look <> ''
      and (verified_at is not null or id = ${ownCompanyId}::bigint)
    order by "isOwn" desc limit 1`.execute(db);
  if (rows[0] && !rows[0].isOwn)
    throw new Problem('company-name-taken', sentence, {
      errors: [{ path: 'name', message: sentence }],
    });
}
