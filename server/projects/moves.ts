import { sql } from 'kysely';
import { type ProjectStatus, projectStatusLabels } from '../../src/contract/projects.ts';
import type { PossibleMove } from '../../src/contract/running-projects.ts';
import { causesOf, type Hanging } from '../../src/machines/lifecycle/causes.ts';
import { editableFields } from '../../src/machines/lifecycle/editing.ts';
import { projectMoves } from '../../src/machines/lifecycle/moves.ts';
import { needsReason } from '../../src/machines/lifecycle/project.ts';
import type { Person } from '../accounts/person.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';

/** Where a project could go now by this person, with what each move would cause as things stand. */
export async function possibleMoves(
  db: Database,
  id: number,
  { role }: Person,
): Promise<{ status: ProjectStatus; moves: PossibleMove[]; editable: string[] }> {
  const { rows } = await sql<Hanging & { status: ProjectStatus }>`
    select p.status, p.open_applications as open,
      (select count(*)::int from applications a where a.project_id = p.id and a.status = 'Offered') as offers,
      (select count(*)::int from applications a where a.project_id = p.id and a.status = 'Accepted') as accepted
    from projects p where p.id = ${id}`.execute(db);
  const { status, ...hanging } = orNotFound(rows[0]);
  const moves = projectMoves(status, role).map((to) => ({
    to,
    label: projectStatusLabels[to],
    needsReason: needsReason(status),
    causes: causesOf(status, to, hanging),
  }));
  return { status, moves, editable: [...editableFields(status)] };
}
