import { sql } from 'kysely';
import type { Person } from '../accounts/person.ts';
import type { Database } from '../database/open.ts';
import { orNotFound, Problem } from '../http/problem.ts';
import { mayChange } from './rules.ts';

interface Owner {
  readonly companyId: number;
  /** Who signs in for the company; null for imported postings. */
  readonly ownerId: number | null;
}

/** Whose a project is; null when there is no such project. */
export async function ownerOf(db: Database, projectId: number): Promise<Owner | null> {
  const { rows } = await sql<Owner>`
    select c.id as "companyId", c.account_id as "ownerId" from projects p join companies c on c.id = p.company_id
    where p.id = ${projectId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Refuses whoever may not change a project, without a lock.
 * @throws {Problem} `not-found`, also for a stranger's
 */
export async function requireOwnProject(
  db: Database,
  projectId: number,
  person: Person,
): Promise<void> {
  const { ownerId } = orNotFound(await ownerOf(db, projectId));
  if (!mayChange(ownerId, person)) throw new Problem('not-found');
}
