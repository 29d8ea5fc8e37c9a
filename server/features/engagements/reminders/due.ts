import type { NextStep } from '../../../../src/contract/engagements/engagements.ts';
import { daysLater } from '../../../platform/jobs/programme-day.ts';

/** An engagement in which somebody is waited for. Days such as `2031-05-04`, where the programme is. */
export interface Waiting {
  readonly next: NextStep;
  /** The day on which it became their turn. */
  readonly since: string;
  /** When the next milestone is due; null where the step is about none. */
  readonly dueOn: string | null;
}

/** A plan should be agreed within so many days. */
export const planDays = 7;

/** A delivery should be reviewed within so many working days. */
export const reviewDays = 5;

/** A request for more time, or another day that was offered, should be answered within so many days. */
export const extensionDays = 3;

/** Whoever has not said a closing sentence is reminded once. */
const closingDaysBefore = 7;

/** A student is told so many days before a delivery is due, on the day, and after it. */
const aroundDue = [-3, 0, 3, 7] as const;

/**
 * The reminder whose day has come, as the number of days it counts: from the day it is due for a delivery, from the day
 * it became somebody's turn otherwise. Of several that were missed only the last. Null for none.
 */
export function dueReminder({ next, since, dueOn }: Waiting, today: string): number | null {
  switch (next) {
    case 'deliver':
    case 'deliver again':
      return dueOn === null
        ? null
        : (aroundDue.findLast((days) => daysLater(dueOn, days) <= today) ?? null);
    case 'review':
      return workingDaysLater(since, reviewDays) <= today ? reviewDays : null;
    case 'answer extension':
    case 'answer another day':
      return daysLater(since, extensionDays) <= today ? extensionDays : null;
    case 'close':
      return daysLater(since, closingDaysBefore) <= today ? closingDaysBefore : null;
    default:
      return daysLater(since, planDays) <= today ? planDays : null;
  }
}

/** The day so many working days later: Saturdays and Sundays are none. */
export function workingDaysLater(day: string, days: number): string {
  let [later, left] = [day, days];
  while (left > 0) {
    later = daysLater(later, 1);
    if (isWorkingDay(later)) left -= 1;
  }
  return later;
}

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
