import type { TermPhase } from '../../../contract/terms/terms.ts';

/** State of a term, as shown in its row. */
export const phaseWords: Record<TermPhase, string> = {
  upcoming: 'Upcoming',
  applying: 'Applying',
  choosing: 'Choosing',
  working: 'Working',
  evaluating: 'Evaluating',
  past: 'Past',
};

const asDay = (parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...parts, year: 'numeric', timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
};

/** A day of the programme, the same in every time zone: `Mon 3 March 2025`. */
export const dayInWords = asDay({ weekday: 'short', day: 'numeric', month: 'long' });

/** For rows of days: `3 Mar 2025`. */
export const shortDay = asDay({ day: 'numeric', month: 'short' });
