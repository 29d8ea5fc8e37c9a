import { sql } from 'kysely';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { mayChange, type Owned } from './rules.ts';
import { supervisorsOf } from './team/lead.ts';

/** Whose a project is; null when there is no such project. */
export async function ownerOf(db: Database, projectId: number): Promise<Owned | null> {
  const { rows } = await sql<Owned>`
    select p.company_id as "companyId", ${supervisorsOf} as supervisors from projects p where p.id = ${projectId}`.execute(
    db,
  );
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
  const project = orNotFound(await ownerOf(db, projectId));
  if (!mayChange(project, person)) throw new Problem('not-found');
}
