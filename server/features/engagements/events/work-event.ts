import type { Role } from '../../../../src/contract/accounts/people.ts';
import type { Addressee } from '../../../../src/contract/engagements/engagements.ts';
import type { EngagementEventKind } from '../../../../src/contract/engagements/events.ts';
import type { EventKind } from '../../../../src/contract/events/event.ts';
import type { KnownEngagement } from '../lock.ts';

/** An event of an engagement as its subscribers get it. */
export interface WorkEvent {
  readonly id: number;
  readonly kind: EngagementEventKind;
  readonly declared: EventKind;
  readonly engagement: KnownEngagement;
  /** The role of whoever did it; null for the product itself. */
  readonly doneAs: Role | null;
  readonly facts: WorkFacts;
}

/** Facts that subscribers read of any kind. */
type WorkFacts = Readonly<Record<string, unknown>> & {
  /** Which side it is for, where its kind does not say so. */
  readonly to?: Addressee;
  /** The engagement of a team-mate, where it was done there. */
  readonly from?: number;
  /** The teammate who handed it in, if no other teammate is notified. */
  readonly handedInBy?: number | null;
  readonly note?: string;
};
