import type { MilestoneState } from '../../contract/engagements/deliveries.ts';
import type { MilestoneBy } from '../../contract/engagements/plans.ts';
import { milestoneAfter } from './milestone.ts';
import type { Mover } from './mover.ts';

/** In milliseconds. */
const objectingFor = 24 * 3_600_000;

/** End of the time in which team-mates may object to a version, unless it is reviewed first. */
export const objectionsEnd = (handedInAt: Date): Date =>
  new Date(handedInAt.getTime() + objectingFor);

/** A current version, seen by somebody who may object to it. */
export interface Objectable {
  readonly milestone: { readonly by: MilestoneBy; readonly state: MilestoneState };
  readonly handedInAt: Date;
  /** True if they handed it in themselves. */
  readonly isOwn: boolean;
  readonly hasObjected: boolean;
}

/**
 * Decides if somebody may object to a version now, with the reason if not. Both the screens and the server ask this.
 */
export function decideObjection(
  { milestone, handedInAt, isOwn, hasObjected }: Objectable,
  by: Mover,
  now: Date,
): 'may object' | 'by each' | 'reviewed' | 'own' | 'has objected' | 'too late' {
  if (milestone.by === 'each') return 'by each';
  if (milestoneAfter(milestone.state, 'object', by) === null) return 'reviewed';
  if (isOwn) return 'own';
  if (hasObjected) return 'has objected';
  return now < objectionsEnd(handedInAt) ? 'may object' : 'too late';
}
