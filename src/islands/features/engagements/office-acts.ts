import type { OnBoard } from '../../../contract/engagements/board.ts';
import { isDelivery, type Room } from '../../../contract/engagements/engagements.ts';
import type { OfficeTask } from '../../../machines/engagements/room-acts.ts';

/** Acts of an admin in a room, as named in an address. */
export const officeActs = ['give-time', 'write', 'end'] as const;
export type OfficeAct = (typeof officeActs)[number];

/**
 * An admin's acts on running work. A reminder commits nobody to anything, so it is sent at once. Decisions are made in
 * the room.
 */
export type BoardAct = 'remind' | Deciding | OfficeAct;
type Deciding = 'decide' | 'decide objection';

export const isDeciding = (what: BoardAct | BoardWork['next']): what is Deciding =>
  what === 'decide' || what === 'decide objection';

type Next = Pick<Room, 'next' | 'milestoneNumber'>;

/** The task that an act begins; null where there is nothing to do it to. */
export function taskOf(act: OfficeAct, { next, milestoneNumber }: Next): OfficeTask | null {
  if (act !== 'give-time') return { kind: act };
  return next && isDelivery(next) && milestoneNumber !== null
    ? { kind: 'give time', number: milestoneNumber }
    : null;
}

type BoardWork = Pick<OnBoard, 'standing' | 'reason'> & Next;

/**
 * Splits the acts on a row of the board into the main one and the others. Work on track has no main act. A reminder is
 * offered once a day.
 */
export function boardActs(
  row: BoardWork,
  isRemindedToday: boolean,
): { first: BoardAct | null; others: readonly BoardAct[] } {
  const first = firstOf(row, isRemindedToday);
  // The work is over.
  if (first === 'decide objection') return { first, others: [] };
  // An admin has nobody else to remind.
  const mayRemind = row.reason !== null && first !== 'decide' && !isRemindedToday;
  const possible: BoardAct[] = [
    ...(mayRemind ? (['remind'] as const) : []),
    ...(taskOf('give-time', row) ? (['give-time'] as const) : []),
    'write',
    ...(row.standing === 'At risk' ? (['end'] as const) : []),
  ];
  return { first, others: possible.filter((act) => act !== first) };
}

function firstOf({ standing, reason, next }: BoardWork, isRemindedToday: boolean): BoardAct | null {
  if (isDeciding(next)) return next;
  if (reason === null) return null;
  // A reminder was not enough already.
  if (reason === 'delivery' && standing === 'At risk') return 'give-time';
  // Nobody knows what is the matter.
  if (reason === 'silence') return 'write';
  return isRemindedToday ? 'write' : 'remind';
}
