import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import { live, placeHolding } from '../../../src/machines/lifecycle/application.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';
import { type News, notify } from '../../platform/notifications/notify.ts';

type Text = Pick<News, 'title' | 'message'>;

/** Notifies everybody who holds a place in a project, in the open transaction. */
export const notifyPlaceHolders = (
  services: Services,
  transaction: Database,
  projectId: number,
  text: Text,
): Promise<void> => notifyApplicants(services, transaction, projectId, placeHolding, text);

/** Statuses of an application that is not answered yet. */
const waiting = live.filter((status) => !(placeHolding as readonly string[]).includes(status));

/** Notifies students who wait for an answer that a project pauses or goes on. */
export const tellWhoWaits = (
  services: Services,
  transaction: Database,
  { id, title, companyName }: { id: number; title: string; companyName: string },
  to: ProjectStatus,
): Promise<void> =>
  notifyApplicants(
    services,
    transaction,
    id,
    waiting,
    to === 'On Hold'
      ? {
          title: `On hold: ${title}`,
          message: `${companyName} has put “${title}” on hold. Your application stays as it is, and we tell you when the project goes on.`,
        }
      : {
          title: `Going on: ${title}`,
          message: `“${title}” is no longer on hold. Your application stands as it was.`,
        },
  );

async function notifyApplicants(
  services: Services,
  transaction: Database,
  projectId: number,
  statuses: readonly ApplicationStatus[],
  text: Text,
): Promise<void> {
  const rows = await allRows<{ id: number; studentId: number }>(transaction)`
    select id, student_id as "studentId" from applications
    where project_id = ${projectId} and status = any(${statuses}::text[])
    order by id`;
  for (const { id, studentId } of rows) {
    const link = `/student/myproject?application=${id}`;
    await notify(services, transaction, studentId, { kind: 'project news', ...text, link });
  }
}
