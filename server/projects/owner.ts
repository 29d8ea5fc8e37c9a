import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Who signs in for a project's company (null for imported postings); null when there is no such project. */
export async function ownerOf(
  db: Database,
  projectId: number,
): Promise<{ ownerId: number | null } | null> {
  const { rows } = await sql<{ ownerId: number | null }>`
    select c.account_id as "ownerId" from projects p join companies c on c.id = p.company_id
    where p.id = ${projectId}`.execute(db);
  return rows[0] ?? null;
}
