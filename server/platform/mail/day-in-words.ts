const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });

/** A day that something ends or should have come by: `Friday 4 December 2026`. */
export const dayInWords = (at: Date): string => day.format(at).replace(',', '');

/** The same with the time of day: `Friday 4 December 2026, 14:00 UTC`. */
export const momentInWords = (at: Date): string => `${dayInWords(at)}, ${time.format(at)} UTC`;
