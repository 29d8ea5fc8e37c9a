import type { Delivery, Milestone } from '../../../../contract/engagements/deliveries.ts';
import { matesAtMost } from '../../../../contract/engagements/plans.ts';
import { decideObjection, objectionsEnd } from '../../../../machines/lifecycle/objection.ts';
import { timeNow } from '../../../../session/clock.ts';
import { deadlineOf } from '../../../ui/status/dates.ts';

/** Ada, Bo and Cy. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names);

/** Team-mates by name; of many the first, and others. */
export const namesOf = (mates: readonly string[]): readonly string[] =>
  mates.length < matesAtMost ? mates : [...mates, 'others'];

export const byTeam = ({ mates }: Pick<Milestone, 'mates'>): string =>
  mates.length > 0 ? `By the team, with ${listed(namesOf(mates))}` : 'By the team';

/** Team-mates that a new day of a team's milestone affects; empty for individual ones. */
export const sharedDay = ({ by, mates }: Pick<Milestone, 'by' | 'mates'>): string =>
  by === 'team' && mates.length > 0
    ? ` A new day holds for the whole team: for ${listed(namesOf(mates))} too.`
    : '';

type Objected = Pick<Milestone, 'by' | 'state' | 'mates' | 'delivery'>;

export function mayObject({ delivery, ...milestone }: Objected, now = timeNow()): boolean {
  if (!delivery) return false;
  const { byStudent: isOwn, objected: hasObjected } = delivery;
  const version = { milestone, handedInAt: new Date(delivery.at), isOwn, hasObjected };
  return decideObjection(version, 'Student', now) === 'may object';
}

/** End of the time for team-mates' objections to the current version; null if they cannot object, or there are none. */
export function objectableUntil(
  { delivery, ...milestone }: Objected,
  now = timeNow(),
): string | null {
  if (!delivery || milestone.mates.length === 0) return null;
  const handedInAt = new Date(delivery.at);
  const anybody = { milestone, handedInAt, isOwn: false, hasObjected: false };
  if (decideObjection(anybody, 'Student', now) !== 'may object') return null;
  return deadlineOf(objectionsEnd(handedInAt).toISOString(), now);
}

/** Consequence of approving a team's version, with the objections of team-mates and the time they have for them. */
export function teamApproval(
  milestone: Objected,
  objections: Delivery['objections'],
  student: string,
  now = timeNow(),
): string {
  const until = objectableUntil(milestone, now);
  const sentences = [
    ...objections.map(({ by, reason }) => `${by} objects: “${reason}”`),
    until && `Team-mates can object until ${until}, or until you review it.`,
    `The milestone is then done for ${listed([student, ...namesOf(milestone.mates)])}, and cannot be reopened. We notify each of them.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
