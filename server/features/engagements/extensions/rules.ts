import type { ExtensionWish, MovedDay } from '../../../../src/contract/engagements/extensions.ts';
import {
  type DueMilestone,
  isSameMove,
  movedDays,
} from '../../../../src/machines/lifecycle/moved-days.ts';

/** Why a day is no new one for a milestone; null where it is. Days such as `2031-05-04`, where the programme is. */
export function faultOfDay(dueOn: string, present: string, today: string): string | null {
  if (dueOn <= present) return 'Choose a day later than the present one.';
  return dueOn < today ? 'Choose today or a later day.' : null;
}

/**
 * The milestones that move, first the one that more time is for; null where that is not what was seen, because the plan
 * has changed meanwhile.
 */
export function movedAsSeen(
  plan: readonly DueMilestone[],
  number: number,
  wish: ExtensionWish,
  seen: readonly MovedDay[],
): readonly MovedDay[] | null {
  const moved = movedDays(plan, number, wish);
  return isSameMove(seen, moved) ? moved : null;
}
