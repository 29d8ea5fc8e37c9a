import { daysLater } from '../../../src/contract/days.ts';
import type { TermDates } from '../../../src/contract/terms/terms.ts';

const minute = 60_000;
/** No zone is further from UTC. */
const furthest = 15 * 60;

/** Day at an instant in a zone, e.g. `2025-03-01`. `timeZone` is an IANA name. */
export const dayIn = (timeZone: string, at: Date): string =>
  // The year 12 comes as 12.
  calendarOf(timeZone).format(at).padStart('2025-03-01'.length, '0');

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Kept for each zone, because making one takes as long as asking it fifty times. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar =
    calendars.get(timeZone) ??
    // Canada writes days as we do.
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  calendars.set(timeZone, calendar);
  return calendar;
}

/**
 * The first instant of a day somewhere. It is looked for and not worked out from an offset: where clocks change at
 * midnight there is no 00:00, and a day may have 23 or 25 hours.
 */
export function startOfDay(timeZone: string, day: string): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`) / minute;
  let [before, after] = [inUtc - furthest, inUtc + furthest];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle * minute)) < day) before = middle;
    else after = middle;
  }
  return new Date(after * minute);
}

/** The instant at which a day is over somewhere: the first of the next one. */
export const endOfDay = (timeZone: string, day: string): Date =>
  startOfDay(timeZone, dayAfter(day));

/** Last instant of a day in a zone, so that it reads as that day. */
const lastOfDay = (timeZone: string, day: string): Date =>
  new Date(endOfDay(timeZone, day).getTime() - 1);

const dayAfter = (day: string): string => daysLater(day, 1);

/** The instants that a term's days begin or end at. */
export const instantsOf = (dates: TermDates, timeZone: string) => ({
  opens_at: startOfDay(timeZone, dates.applyFrom),
  closes_at: lastOfDay(timeZone, dates.applyTo),
  answers_end_at: lastOfDay(timeZone, dates.answerBy),
  ends_at: endOfDay(timeZone, dates.evaluateBy),
});
