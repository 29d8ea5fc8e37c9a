import type { Delivery, Milestone } from '../../../../contract/engagements/deliveries.ts';
import { matesAtMost } from '../../../../contract/engagements/plans.ts';
import { decideObjection, objectionsEnd } from '../../../../machines/lifecycle/objection.ts';
import { momentOf } from '../../../ui/status/dates.ts';

/** Ada, Bo and Cy. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names);

/** Mates by name; of many the first, and others. */
export const namesOf = (mates: readonly string[]): readonly string[] =>
  mates.length < matesAtMost ? mates : [...mates, 'others'];

export const byTeam = ({ mates }: Pick<Milestone, 'mates'>): string =>
  mates.length > 0 ? `By the team, with ${listed(namesOf(mates))}` : 'By the team';

type Objected = Pick<Milestone, 'by' | 'state' | 'mates' | 'delivery'>;

export function mayObject({ delivery, ...milestone }: Objected, now = new Date()): boolean {
  if (!delivery) return false;
  const { byStudent: isOwn, objected: hasObjected } = delivery;
  const version = { milestone, handedInAt: new Date(delivery.at), isOwn, hasObjected };
  return decideObjection(version, 'Student', now) === 'may object';
}

/** Until when mates may object to the version that counts; null where they may not, or where there are none. */
export function objectableUntil(
  { delivery, ...milestone }: Objected,
  now = new Date(),
): string | null {
  if (!delivery || milestone.mates.length === 0) return null;
  const handedInAt = new Date(delivery.at);
  const anybody = { milestone, handedInAt, isOwn: false, hasObjected: false };
  if (decideObjection(anybody, 'Student', now) !== 'may object') return null;
  return momentOf(objectionsEnd(handedInAt).toISOString(), now);
}

/** What follows from approving a version of the team, after what mates say against it and until when they may. */
export function teamApproval(
  milestone: Objected,
  objections: Delivery['objections'],
  student: string,
  now = new Date(),
): string {
  const until = objectableUntil(milestone, now);
  const sentences = [
    ...objections.map(({ by, reason }) => `${by} objects: “${reason}”`),
    until && `Team-mates can object until ${until}, or until you review it.`,
    `The milestone is then done for ${listed([student, ...namesOf(milestone.mates)])}, and cannot be reopened. Each of them is told.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
