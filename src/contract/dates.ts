const day = { day: 'numeric', month: 'short' } as const;
const longDay = { day: 'numeric', month: 'long' } as const;
const year = { year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** Every way in which dates are written, each under its example. */
const styles = {
  '3 Mar': day,
  '3 Mar 2031': { ...day, ...year },
  'Mon 3 Mar': { weekday: 'short', ...day },
  'Mon 3 March 2031': { weekday: 'short', ...longDay, ...year },
  '3 March 2031': { ...longDay, ...year },
  Monday: { weekday: 'long' },
  'Monday 3 March': { weekday: 'long', ...longDay },
  'Monday 3 March 2031': { weekday: 'long', ...longDay, ...year },
  'Mar 2031': { month: 'short', ...year },
  'March 2031': { month: 'long', ...year },
  '09:30': time,
  '09:30 CET': { ...time, timeZoneName: 'short' },
  '3 Mar, 09:30': { ...day, ...time },
  '3 Mar 2031, 09:30': { ...day, ...year, ...time },
  '3 March 2031 at 09:30': { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept for each style and zone, because making one takes as long as asking it fifty times. */
export function dateFormat(style: DateStyle, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...styles[style], timeZone });
  formats.set(key, format);
  return format;
}

/**
 * Writes an instant; or a day such as `2031-03-03`, with `UTC`.
 * @param timeZone for readers who may be elsewhere; absent for the reader's own
 */
export const written = (at: Date | string, style: DateStyle, timeZone?: string): string =>
  dateFormat(style, timeZone)
    .format(new Date(at))
    .replace(/^([A-Z][a-z]+),/, '$1');

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
