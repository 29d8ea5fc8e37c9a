import { openOffer } from '../../../src/machines/lifecycle/application.ts';
import { followed } from '../../../src/machines/lifecycle/project.ts';
import type { ProductAct } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { projectMoved } from './happened.ts';
import { lockProject } from './lock.ts';
import { setStatus } from './repository.ts';

/**
 * Moves a project after the work in it: it is under way once a plan is agreed and no place is open, and completed once
 * the last work has ended. It is the product's own act; the lead is notified and can take it back.
 */
export async function followWork(act: ProductAct, projectId: number): Promise<void> {
  const { transaction, at } = act;
  const project = await lockProject(transaction, projectId);
  if (!project) return;
  const { status: from, places, placesTaken } = project;
  const to = followed({ status: from, places, placesTaken, ...(await workIn(act, projectId)) });
  if (to === null) return;
  await setStatus(transaction, projectId, to, at);
  await projectMoved({ ...act, by: undefined }, project, { from, to, reason: '' });
  if (to === 'Completed') await act.reactions.projectEnded(act, project);
}

interface Work {
  readonly offered: number;
  readonly running: number;
  readonly agreed: number;
  readonly completed: number;
}

async function workIn({ transaction }: ProductAct, projectId: number): Promise<Work> {
  const row = await firstRow<Work>(transaction)`
    select count(*) filter (where a.status in (${literals(openOffer)}))::int as offered,
      count(*) filter (where a.status = 'Accepted')::int as running,
      count(*) filter (where a.status = 'Accepted' and e.planned > 0)::int as agreed,
      count(*) filter (where a.status = 'Completed')::int as completed
    from applications a left join engagements e on e.id = a.id
    where a.project_id = ${projectId}`;
  return row!;
}
