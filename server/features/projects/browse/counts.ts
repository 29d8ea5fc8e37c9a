import { sql } from 'kysely';
import type { ProjectStatus } from '../../../../src/contract/projects/projects.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { QueryExecutor } from '../../../platform/database/open.ts';
import { ofTerm } from '../../terms/in-term.ts';
import { ownProjects } from '../own-projects.ts';

/** How many of a company's own projects have each status; a status without any is left out. */
export async function countOwnProjects(
  db: QueryExecutor,
  person: Person,
  term: number | 'none' | '' = '',
): Promise<{ status: ProjectStatus; projects: number }[]> {
  const { rows } = await sql<{ status: ProjectStatus; projects: number }>`
    select p.status, count(*)::int as projects from projects p
    where ${ownProjects(person)} and ${term === '' ? sql`true` : ofTerm(term, 'p')} group by p.status`.execute(
    db,
  );
  return rows;
}
