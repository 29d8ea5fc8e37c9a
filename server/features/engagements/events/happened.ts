import { dayMs } from '../../../../src/contract/days.ts';
import type { EngagementState } from '../../../../src/contract/engagements/engagements.ts';
import {
  type EngagementEventKind,
  type EngagementFacts,
  engagementEvents,
} from '../../../../src/contract/engagements/events.ts';
import type { EventKind } from '../../../../src/contract/events/event.ts';
import { firstValue } from '../../../platform/database/rows.ts';
import { type Happened, keepEvents } from '../../../platform/events/keep.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readEngagement } from '../lock.ts';
import { type Act, noteNext } from '../next.ts';
import { logEvent } from './log.ts';
import { tellOfEvent } from './tell.ts';

/** Subscribers: each hears of every event, in its transaction. */
const subscribers = [logEvent, tellOfEvent];

interface Besides {
  /** New state of the engagement; left out if it stays. */
  readonly state?: EngagementState;
  /** The person who did it, if not the caller; null for the product itself. */
  readonly by?: number | null;
}

/**
 * Says what has happened in an engagement. Every act ends with this: it is kept, what is to be done next because of it is
 * noted, and whoever is concerned hears of it.
 */
export async function happened<Kind extends EngagementEventKind>(
  act: Act,
  id: number,
  kind: Kind,
  facts: EngagementFacts<Kind>,
  { state, by }: Besides = {},
): Promise<void> {
  const doer = by === undefined ? (act.by?.accountId ?? null) : by;
  const declared: EventKind = engagementEvents[kind];
  if (declared.inHistory && doer !== null && kind !== 'reminded') await requireCalm(act, id, doer);
  const [event] = await keepEvents(act, [{ kind, aboutId: id, by: doer, facts } as Happened]);
  if (declared.inHistory) await noteNext(act, id, doer, state);
  if (!declared.tells && !declared.audited) return;
  const engagement = await readEngagement(act.transaction, id);
  const doneAs = by === undefined ? (act.by?.role ?? null) : null;
  for (const hear of subscribers)
    await hear(act, { id: event!.id, kind, declared, engagement: engagement!, doneAs, facts });
}

/** More than anybody does in a day: each is kept for good, and read by others. */
const actsADay = 100;

/** @throws {Problem} `too-many-requests` for whoever goes on and on in the same work */
async function requireCalm({ transaction, at }: Act, id: number, by: number): Promise<void> {
  const since = new Date(at.getTime() - dayMs);
  const acts = await firstValue<number>(transaction)`
    select count(*)::int from events
    where about = 'engagement' and about_id = ${id} and account_id = ${by} and at > ${since}`;
  if (acts! < actsADay) return;
  throw new Problem(
    'too-many-requests',
    `You have done ${actsADay} things in this work within a day. Go on tomorrow.`,
  );
}
