const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Kept for each zone, because making one takes as long as asking it fifty times. */
function clockIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    });
  clocks.set(timeZone, clock);
  return clock;
}

const partOf = (clock: Intl.DateTimeFormat, at: Date, name: Intl.DateTimeFormatPartTypes) =>
  clock.formatToParts(at).find(({ type }) => type === name)?.value;

/**
 * Until when something is open, after ‘by’ or ‘until’, wherever a deadline is told: `3 Mar, 14:00 CET`. Midnight ends a day,
 * and its last millisecond does: `the end of 3 Mar`.
 * @param day how the day of an instant is written, in the same zone
 * @param timeZone where readers may be elsewhere: then the zone is always named. Without it, the reader's own.
 */
export function untilWords(at: Date, day: (at: Date) => string, timeZone?: string): string {
  const clock = clockIn(timeZone);
  const next = new Date(at.getTime() + 1);
  const isEndOfDay =
    next.getTime() % 60_000 < 2 &&
    partOf(clock, next, 'hour') === '00' &&
    partOf(clock, next, 'minute') === '00';
  if (!isEndOfDay) return `${day(at)}, ${clock.format(at)}`;
  const zone = timeZone === undefined ? '' : ` (${partOf(clock, at, 'timeZoneName')})`;
  return `the end of ${day(new Date(at.getTime() - 1))}${zone}`;
}
