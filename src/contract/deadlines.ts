import { dateFormat, written } from './dates.ts';

const partOf = (clock: Intl.DateTimeFormat, at: Date, name: Intl.DateTimeFormatPartTypes) =>
  clock.formatToParts(at).find(({ type }) => type === name)?.value;

/**
 * Words for the end of a period, after ‘by’ or ‘until’: `3 Mar, 14:00 CET`. Midnight, and the last millisecond before
 * it, end a day: `the end of 3 Mar`.
 * @param day formats the day of an instant, in the same zone
 * @param timeZone for readers who may be elsewhere, so the zone is always named; absent for the reader's own
 */
export function untilWords(at: Date, day: (at: Date) => string, timeZone?: string): string {
  const clock = dateFormat('09:30 CET', timeZone);
  const next = new Date(at.getTime() + 1);
  const isEndOfDay =
    next.getTime() % 60_000 < 2 &&
    partOf(clock, next, 'hour') === '00' &&
    partOf(clock, next, 'minute') === '00';
  if (!isEndOfDay) return `${day(at)}, ${clock.format(at)}`;
  const zone = timeZone === undefined ? '' : ` (${partOf(clock, at, 'timeZoneName')})`;
  return `the end of ${day(new Date(at.getTime() - 1))}${zone}`;
}

/**
 * A deadline where the programme is, for readers who may be elsewhere: `Friday 4 December 2026, 14:00 CET`, or
 * `the end of Friday 4 December 2026 (CET)`.
 */
export const deadlineInWords = (at: Date, timeZone: string): string =>
  untilWords(at, (day) => dayInWords(day, timeZone), timeZone);

/** A day that something ends or should have come by: `Friday 4 December 2026`. */
export const dayInWords = (at: Date, timeZone = 'UTC'): string =>
  written(at, 'Monday 3 March 2031', timeZone);
