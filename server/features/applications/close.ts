import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import {
  applicationAfter,
  closedWithProject,
} from '../../../src/machines/lifecycle/application.ts';
import type { ProductAct } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import { allRows } from '../../platform/database/rows.ts';
import { changeCounts, type LockedProject } from '../projects/lock.ts';
import { notifyOtherSide } from './notifications.ts';
import { recordMove, setStatus } from './repository.ts';

/** Closes what still waits for the company or a university when its project ends, and notifies the students; the project must be locked. */
export async function closeWaiting(act: ProductAct, project: LockedProject): Promise<void> {
  const { transaction, at } = act;
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
    const move = { applicationId: id, at, by: null, event: 'close', from: status, to } as const;
    await recordMove(transaction, { ...move, reason: '', note: '' });
    const application = { id, studentId };
    await notifyOtherSide(act, transaction, { application, project, event: 'close' });
  }
  const places = rows.filter(({ status }) => status === 'Awaiting university').length;
  await changeCounts(transaction, project.id, { places: -places, waiting: places - rows.length });
}
