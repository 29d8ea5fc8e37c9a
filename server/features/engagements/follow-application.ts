import type { ApplicationStatus } from '../../../src/contract/applications/applications.ts';
import type {
  EngagementEvent,
  EngagementState,
} from '../../../src/contract/engagements/engagements.ts';
import type { Database } from '../../platform/database/open.ts';
import { overtakeRequests } from './extensions/repository.ts';
import { record } from './record.ts';

interface Moved {
  readonly applicationId: number;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** Who moved it; null for the product itself. */
  readonly by: number | null;
  readonly at: Date;
  readonly note: string;
}

/** An engagement follows its application: it opens when a place is taken, and ends with it. */
export async function followApplication(
  transaction: Database,
  { applicationId: id, from, to, by, at, note }: Moved,
): Promise<void> {
  if (from !== 'Accepted' && to === 'Accepted') {
    await transaction
      .insertInto('engagements')
      .values({ id, state: 'Planning', opened_at: at, changed_at: at })
      .execute();
    await record(transaction, id, { event: 'opened', by, at });
  }
  const end = from === 'Accepted' ? ends[to] : undefined;
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
