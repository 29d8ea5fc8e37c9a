/** The instant of a local time as the browser's own field gives it, `2031-05-04T12:30`; null for none. */
export function instantOf(localTime: string): string | null {
  const moment = new Date(localTime);
  return localTime === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** An instant as the browser's field takes it; empty for none. */
export function localTimeOf(instant: string | null): string {
  if (!instant) return '';
  const moment = new Date(instant);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
