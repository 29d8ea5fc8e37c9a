import * as v from 'valibot';

/** An instant on the wire: ISO 8601 in UTC, e.g. `2025-03-01T09:30:00.000Z`. */
export const instant = v.string();

/** JavaScript takes 31 February for 3 March; PostgreSQL refuses it. */
const isInCalendar = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

const isBetweenYears = (at: Date, first: number, last: number) =>
  at.getUTCFullYear() >= first && at.getUTCFullYear() <= last;

const isRealInstant = (text: string): boolean =>
  isInCalendar(text.slice(0, 10)) && isBetweenYears(new Date(text), 2000, 9999);

/** The end of a day is the beginning of the next, which the wire must be able to write too. */
const isRealDay = (day: string): boolean =>
  isInCalendar(day) && isBetweenYears(new Date(day), 1900, 9998);

/** An instant that somebody hands over, with an offset or in UTC: a real day of the years 2000 to 9999. */
export const givenInstant = v.pipe(
  v.string(),
  v.isoTimestamp('Use an ISO 8601 time.'),
  v.check(isRealInstant, 'Use a real date and time.'),
);

/** A day that somebody hands over, e.g. `2025-03-01`, in UTC; empty for no bound. */
export const day = v.optional(
  v.union(
    [v.literal(''), v.pipe(v.string(), v.isoDate(), v.check(isRealDay))],
    'Enter a date such as 2025-03-01.',
  ),
  '',
);
