import type { Milestone } from '../../contract/engagements/deliveries.ts';
import type { ExtensionWish, MovedDay } from '../../contract/engagements/extensions.ts';
import { isToDo } from './milestone.ts';

export type DueMilestone = Pick<Milestone, 'number' | 'dueOn' | 'state'>;

/**
 * The milestones that move when one of them gets a new day, it first: by wish also what comes later in the plan and is
 * still to be handed in, by the same number of days. Days such as `2031-05-04`.
 * @param milestones of the agreed plan, in its order
 */
export function movedDays(
  milestones: readonly DueMilestone[],
  number: number,
  { dueOn, movesLater }: ExtensionWish,
): MovedDay[] {
  const place = milestones.findIndex((one) => one.number === number);
  const milestone = milestones[place];
  if (!milestone) return [];
  const more = Date.parse(dueOn) - Date.parse(milestone.dueOn);
  const later = movesLater ? milestones.slice(place + 1).filter(({ state }) => isToDo(state)) : [];
  return [
    { number, dueOn },
    ...later.map((one) => ({
      number: one.number,
      dueOn: new Date(Date.parse(one.dueOn) + more).toISOString().slice(0, 10),
    })),
  ];
}

/** Error for a day that is not later than a milestone's present one. */
export const notLater = (dueOn: string, present: string): string | null =>
  dueOn > present ? null : 'Choose a day later than the current one.';

/** True if two people have seen the same milestones move to the same days. */
export const isSameMove = (seen: readonly MovedDay[], now: readonly MovedDay[]): boolean =>
  seen.length === now.length &&
  seen.every(({ number, dueOn }, at) => number === now[at]?.number && dueOn === now[at]?.dueOn);
