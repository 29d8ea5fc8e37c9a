import * as v from 'valibot';
import { textUpTo } from './fields.ts';

/** An instant on the wire: ISO 8601 in UTC, e.g. `2025-03-01T09:30:00.000Z`. */
export const instant = textUpTo(24);

/** A day on the wire, e.g. `2025-03-01`. */
export const dayOnly = textUpTo(10);

/** Range of sensible dates, far from the limits of calendars, PostgreSQL and the wire, so that days can be added. */
const years = { first: 1900, last: 2199 };

/** JavaScript takes 31 February for 3 March; PostgreSQL refuses it. */
const isInCalendar = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
};

/** True if a day, or an instant that begins with one, exists within the years above, in UTC. */
const isReal = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear();
  return isInCalendar(text.slice(0, 10)) && year >= years.first && year <= years.last;
};

/** An instant that somebody hands over, with an offset or in UTC: of the years 1900 to 2199. */
export const givenInstant = v.pipe(
  v.string(),
  v.isoTimestamp('Use an ISO 8601 time.'),
  v.check(isReal, `Use a real date and time of the years ${years.first} to ${years.last}.`),
);

const asDay = 'Enter a date such as 2025-03-01.';

/** A day that somebody hands over, e.g. `2025-03-01`, of the same years. `missing` is the sentence shown for none. */
export const givenDay = (missing: string) =>
  v.pipe(v.string(missing), v.nonEmpty(missing), v.isoDate(asDay), v.check(isReal, asDay));

/** A day in UTC as a bound; empty for no bound. */
export const day = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.isoDate(), v.check(isReal))], asDay),
  '',
);
