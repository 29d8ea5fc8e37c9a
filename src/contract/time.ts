import * as v from 'valibot';

/** An instant on the wire: ISO 8601 in UTC, e.g. `2025-03-01T09:30:00.000Z`. */
export const instant = v.string();

/** JavaScript takes 31 February for 3 March; PostgreSQL refuses it. */
const isRealDay = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`);
  const isRead = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
  return isRead && isWithinOurTime(read);
};

/** PostgreSQL knows no year 0, and nothing here was before the programme. */
const isWithinOurTime = (at: Date) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() <= 9999;

const isRealInstant = (text: string): boolean =>
  isRealDay(text.slice(0, 10)) && isWithinOurTime(new Date(text));

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
    'Use a day like 2025-03-01.',
  ),
  '',
);
