import { untilWords } from '../deadlines.ts';

const days = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar =
    days.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    });
  days.set(timeZone, calendar);
  return calendar;
}

/** A day that something ends or should have come by: `Friday 4 December 2026`. */
export const dayInWords = (at: Date, timeZone = 'UTC'): string =>
  calendarOf(timeZone).format(at).replace(',', '');

/**
 * A deadline where the programme is, for readers who may be elsewhere: `Friday 4 December 2026, 14:00 CET`, or
 * `the end of Friday 4 December 2026 (CET)`.
 */
export const deadlineInWords = (at: Date, timeZone: string): string =>
  untilWords(at, (day) => dayInWords(day, timeZone), timeZone);
