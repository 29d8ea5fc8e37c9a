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
 * Words for the end of a period, after ‘by’ or ‘until’: `3 Mar, 14:00 CET`. Midnight, and the last millisecond before
 * it, end a day: `the end of 3 Mar`.
 * @param day formats the day of an instant, in the same zone
 * @param timeZone for readers who may be elsewhere, so the zone is always named; absent for the reader's own
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
