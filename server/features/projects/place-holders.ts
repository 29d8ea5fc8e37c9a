import { placeHolding } from '../../../src/machines/lifecycle/application.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';
import { type News, notify } from '../../platform/notifications/notify.ts';

/** Notifies everybody who holds a place in a project, in the open transaction. */
export async function notifyPlaceHolders(
  services: Services,
  transaction: Database,
  projectId: number,
  text: Pick<News, 'title' | 'message'>,
): Promise<void> {
  const rows = await allRows<{ id: number; studentId: number }>(transaction)`
    select id, student_id as "studentId" from applications
    where project_id = ${projectId} and status = any(${placeHolding}::text[])
    order by id`;
  for (const { id, studentId } of rows) {
    const link = `/student/myproject?application=${id}`;
    await notify(services, transaction, studentId, { kind: 'project news', ...text, link });
  }
}
