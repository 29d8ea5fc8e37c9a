import { sql } from 'kysely';
import type { ApplicationStatus } from '../../../../src/contract/applications/applications.ts';
import type { QueryExecutor } from '../../../platform/database/open.ts';

/** How many of a project's applications have each status; a status without any is left out. */
export async function countApplicants(
  db: QueryExecutor,
  projectId: number,
): Promise<{ status: ApplicationStatus; applications: number }[]> {
  const { rows } = await sql<{ status: ApplicationStatus; applications: number }>`
    select status, count(*)::int as applications from applications
    where project_id = ${projectId} group by status`.execute(db);
  return rows;
}
