import type { Milestone } from '../../../../contract/deliveries.ts';
import { judgeObjection, objectionsEnd } from '../../../../machines/lifecycle/objection.ts';
import { momentOf } from '../../status/dates.ts';

/** Ada, Bo and Cy. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(names);

/** Who hands a milestone of the team in. */
export const byTeam = ({ mates }: Pick<Milestone, 'mates'>): string =>
  mates.length > 0 ? `By the team, with ${listed(mates)}` : 'By the team';

type Objected = Pick<Milestone, 'by' | 'state' | 'mates' | 'delivery'>;

/** Whether the student of the room may object to the version that counts. */
export function mayObject({ delivery, ...milestone }: Objected, now = new Date()): boolean {
  if (!delivery) return false;
  const isOwn = delivery.byStudent;
  const hasObjected = delivery.objections.some(({ byStudent }) => byStudent);
  const version = { milestone, handedInAt: new Date(delivery.at), isOwn, hasObjected };
  return judgeObjection(version, 'Student', now) === 'may object';
}

/** Until when mates may object to the version that counts; null where they may not, or where there are none. */
export function objectableUntil(
  { delivery, ...milestone }: Objected,
  now = new Date(),
): string | null {
  if (!delivery || milestone.mates.length === 0) return null;
  const handedInAt = new Date(delivery.at);
  const anybody = { milestone, handedInAt, isOwn: false, hasObjected: false };
  if (judgeObjection(anybody, 'Student', now) !== 'may object') return null;
  return momentOf(objectionsEnd(handedInAt).toISOString(), now);
}

/** What whoever approves a version of the team is to know, in sentences; empty for what is by each. */
export function beforeApproval(milestone: Objected, now = new Date()): string {
  if (milestone.by === 'each') return '';
  const until = objectableUntil(milestone, now);
  const objections = milestone.delivery?.objections ?? [];
  const sentences = [
    ...objections.map(({ by, reason }) => `${by} objects: “${reason}”`),
    milestone.mates.length > 0 && `It is approved for ${listed(milestone.mates)} too.`,
    until && `Mates may object until ${until}, and not after your review.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
