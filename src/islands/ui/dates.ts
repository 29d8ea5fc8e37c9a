const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant of the wire as a day where the reader is: `3 Mar 2025`. */
export const dayOf = (instant: string): string => day.format(new Date(instant));

/** The same with the time of day: `3 Mar 2025, 09:30`. */
export const momentOf = (instant: string): string => moment.format(new Date(instant));

/** The reader's time zone by its name, for fields that ask for a time: `Europe/Berlin`. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
