import type { Services } from '../../../../platform/calls/command.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { notifyAdmins } from '../../../../platform/notifications/notify-admins.ts';

/** Tells the admins that a run can be looked at, or that it came to nothing. */
export const tellFinished = (
  services: Services,
  transaction: Database,
  runId: number,
  state: 'proposed' | 'failed',
): Promise<void> =>
  notifyAdmins(services, transaction, {
    kind: 'run finished',
    title: state === 'proposed' ? 'Assignment run finished' : 'Assignment run stopped',
    message:
      state === 'proposed'
        ? `Run ${runId} is a draft now. Compare its proposals and publish one.`
        : `Run ${runId} stopped before it was finished. Nothing has changed.`,
    link: `/admin/assign-students?run=${runId}`,
  });
