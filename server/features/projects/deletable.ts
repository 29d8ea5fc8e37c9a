import { sql } from 'kysely';
import type { ProjectStatus } from '../../../src/contract/projects/projects.ts';
import type { Database } from '../../platform/database/open.ts';
import { decideDelete } from './rules.ts';

/** Which of these projects cannot be deleted, and why. */
export async function obstaclesToDeleting(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; sentence: string }[]> {
  const { rows } = await sql<{ id: number; status: ProjectStatus; applications: number }>`
    select p.id, p.status,
      (select count(*)::int from applications a where a.project_id = p.id) as applications
    from projects p where p.id = any(${ids}::bigint[]) order by p.id`.execute(db);
  return rows.flatMap(({ id, status, applications }) => {
    const sentence = decideDelete(status, applications);
    return sentence === null ? [] : [{ id, sentence }];
  });
}
