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
