import type { ApplicationStatus } from '../../../src/contract/applications/applications.ts';
import type {
  EngagementEvent,
  EngagementState,
} from '../../../src/contract/engagements/engagements.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ApplicationMoved } from '../applications/move.ts';
import { overtakeRequests } from './extensions/repository.ts';
import { record } from './record.ts';

/** Opens the engagement of an application that was accepted. */
export async function openEngagement(
  transaction: Database,
  { applicationId: id, by, at }: ApplicationMoved,
): Promise<void> {
  await transaction
    .insertInto('engagements')
    .values({ id, state: 'Planning', opened_at: at, changed_at: at })
    .execute();
  await record(transaction, id, { event: 'opened', by, at });
}

/** Ends the engagement of an application that has left Accepted. */
export async function endEngagement(
  transaction: Database,
  { applicationId: id, to, by, at, note }: ApplicationMoved,
): Promise<void> {
  const end = ends[to];
  if (!end) return;
  await overtakeRequests(transaction, id, 'all');
  await record(transaction, id, { event: end.event, by, at, note }, end.state);
}

/** What an engagement comes to when its application leaves Accepted. */
const ends: Partial<Record<ApplicationStatus, { event: EngagementEvent; state: EngagementState }>> =
  {
    Completed: { event: 'completed', state: 'Completed' },
    'Ended early': { event: 'ended early', state: 'Ended early' },
    Withdrawn: { event: 'ended early', state: 'Ended early' },
  };
