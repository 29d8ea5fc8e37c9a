import { daysLater } from '../../../../src/contract/days.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';

/** The Monday of the week that a day lies in. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysLater(day, -((weekday + 6) % 7));
}

/** The Monday of the week that runs somewhere at an instant. `timeZone` is a name of IANA. */
export const weekIn = (timeZone: string, at: Date): string => mondayOf(dayIn(timeZone, at));
