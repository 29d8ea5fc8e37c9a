import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import {
  applicationAfter,
  closedWithProject,
} from '../../../src/machines/lifecycle/application.ts';
import type { ProductAct } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import { allRows } from '../../platform/database/rows.ts';
import { changeCounts, type LockedProject } from '../projects/lock.ts';
import { keepMoved, tellMoved } from './happened.ts';
import { setStatus } from './repository.ts';

/** Closes what still waits for the company or a university when its project ends, and notifies the students; the project must be locked. */
export async function closeWaiting(act: ProductAct, project: LockedProject): Promise<void> {
  const { transaction } = act;
  // Nobody closes them: the product does.
  const closing = { ...act, by: undefined };
  const rows = await allRows<{ id: number; studentId: number; status: ApplicationStatus }>(
    transaction,
  )`
    select id, student_id as "studentId", status from applications
    where project_id = ${project.id} and status in (${literals(closedWithProject)})
    order by id for update`;
  for (const { id, studentId, status } of rows) {
    const to = applicationAfter(status, 'close', 'system');
    if (to === null) continue;
    await setStatus(transaction, id, to, null);
    const application = { id, studentId, status };
    const closed = { to, reason: '', note: '' };
    const kept = await keepMoved(closing, application, project.id, 'close', closed);
    await tellMoved(closing, application, project, kept);
  }
  const places = rows.filter(({ status }) => status === 'Awaiting university').length;
  await changeCounts(transaction, project.id, { places: -places, waiting: places - rows.length });
}
