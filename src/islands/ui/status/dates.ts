import { untilWords, written } from '../../../contract/dates.ts';
import { timeNow } from '../../../session/clock.ts';

/** The year is only said where it is another one than now. */
const isOfYear = (moment: Date, now: Date) => moment.getFullYear() === now.getFullYear();

/** The day of an instant where the reader is, like `2031-03-03`. */
export const isoDayOf = (at: Date): string => at.toLocaleDateString('sv');

/** An instant of the wire as a day where the reader is: `3 Mar`, or `3 Mar 2024`. */
export function dayOf(instant: string, now = timeNow()): string {
  const moment = new Date(instant);
  return written(moment, isOfYear(moment, now) ? '3 Mar' : '3 Mar 2031');
}

/** A day such as `2031-03-03`, the same in every time zone: `3 Mar`, or `3 Mar 2031`. */
export const calendarDay = (day: string, now = timeNow()): string => dayOf(`${day}T12:00:00`, now);

/** An instant as a day with the time of day: `3 Mar, 09:30`. */
export function momentOf(instant: string, now = timeNow()): string {
  const moment = new Date(instant);
  return written(moment, isOfYear(moment, now) ? '3 Mar, 09:30' : '3 Mar 2031, 09:30');
}

/** An instant that something is open until, after ‘by’ or ‘until’: `3 Mar, 14:00 CET`, or `the end of 3 Mar`. */
export const deadlineOf = (instant: string, now = timeNow()): string =>
  untilWords(new Date(instant), (at) => dayOf(at.toISOString(), now));

/** The last day of something that was open until an instant: of one that ended at midnight the day before. */
export const lastDayOf = (instant: string, now = timeNow()): string =>
  dayOf(new Date(Date.parse(instant) - 1).toISOString(), now);

/** An instant's time of day where the reader is: `09:30`. */
export const timeOf = (instant: string): string => written(instant, '09:30');

/** An instant to come, with its day where that is not today: `10:43`, `10:43 tomorrow`, `10:43 on 3 Mar`. */
export function timeToCome(instant: string, now = timeNow()): string {
  const moment = new Date(instant);
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const at = timeOf(instant);
  if (moment.toDateString() === now.toDateString()) return at;
  if (moment.toDateString() === tomorrow.toDateString()) return `${at} tomorrow`;
  return `${at} on ${dayOf(instant, now)}`;
}

/** An instant's day by its name where the reader is: `Today`, `Yesterday`, `Tuesday 3 March`, `Tuesday 3 March 2024`. */
export function dayNameOf(instant: string, now = timeNow()): string {
  const moment = new Date(instant);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (moment.toDateString() === now.toDateString()) return 'Today';
  if (moment.toDateString() === yesterday.toDateString()) return 'Yesterday';
  return written(moment, isOfYear(moment, now) ? 'Monday 3 March' : 'Monday 3 March 2031');
}

/** The reader's time zone by its name, for fields that ask for a time: `Europe/Berlin`. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
