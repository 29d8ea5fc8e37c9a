import { daysLater } from '../../../../src/contract/days.ts';
import type { NextStep } from '../../../../src/contract/engagements/engagements.ts';
import {
  answeredWithin,
  reasons,
  showingAnswered,
  until,
} from '../../../../src/machines/lifecycle/standing.ts';

/** An engagement in which somebody is waited for. Days such as `2031-05-04`, where the programme is. */
export interface Waiting {
  readonly next: NextStep;
  /** The day on which it became their turn. */
  readonly since: string;
  /** When the next milestone is due; null where the step is about none. */
  readonly dueOn: string | null;
}

/** Days from a delivery's due day on which a student is reminded. */
const aroundDue = [-3, 0, 3, 7] as const;

/**
 * The reminder whose day has come, as the number of days it counts: from the day it is due for a delivery, from the day
 * it became somebody's turn otherwise. Of several that were missed only the last. Null for none.
 */
export function dueReminder({ next, since, dueOn }: Waiting, today: string): number | null {
  if (next === 'allow showing')
    return daysLater(since, showingAnswered.remindedAfter) <= today
      ? showingAnswered.remindedAfter
      : null;
  // Evaluations have reminders by side.
  if (next === 'evaluate midway') return null;
  const reason = reasons[next];
  if (reason === 'delivery')
    return dueOn === null
      ? null
      : (aroundDue.findLast((days) => daysLater(dueOn, days) <= today) ?? null);
  // Admins see their decisions on the board.
  if (reason === 'evaluation' || reason === 'decision') return null;
  return until({ next, since, dueOn }) <= today ? answeredWithin[reason] : null;
}
