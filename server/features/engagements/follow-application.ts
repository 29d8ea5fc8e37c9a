import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import type { EngagementState } from '../../../src/contract/engagements/engagements.ts';
import type { ProductAct } from '../../platform/calls/command.ts';
import { insertRow } from '../../platform/database/rows.ts';
import type { ApplicationMoved } from '../applications/move.ts';
import { followWork } from '../projects/follow-work.ts';
import { happened } from './events/happened.ts';
import { overtakeRequests } from './next.ts';

/** Opens the engagement of an application that was accepted; the project is locked. */
export async function openEngagement(
  act: ProductAct,
  { applicationId: id, projectId, by, at }: ApplicationMoved,
): Promise<void> {
  const { transaction } = act;
  const opened = { id, state: 'Planning', opened_at: at, changed_at: at } as const;
  await insertRow(transaction, 'engagements', opened);
  await happened(act, { id }, 'opened', {}, { by });
  await followWork(act, projectId);
}

/** Ends the engagement of an application that has left Accepted, or has come to something else since; the project is locked. */
export async function endEngagement(
  act: ProductAct,
  { applicationId: id, projectId, to, by, note }: ApplicationMoved,
): Promise<void> {
  const { transaction } = act;
  const end = ends[to];
  if (!end) return;
  await overtakeRequests(transaction, id, 'all');
  await happened(act, { id }, end.event, { note }, { by, state: end.state });
  await followWork(act, projectId);
}

type End = 'completed' | 'not completed' | 'ended early';

/** State of an engagement after its application has moved. */
const ends: Partial<Record<ApplicationStatus, { event: End; state: EngagementState }>> = {
  Completed: { event: 'completed', state: 'Completed' },
  'Not completed': { event: 'not completed', state: 'Not completed' },
  'Ended early': { event: 'ended early', state: 'Ended early' },
  Withdrawn: { event: 'ended early', state: 'Ended early' },
};
