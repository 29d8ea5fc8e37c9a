import type { TermPhase } from '../../../contract/terms/terms.ts';

/** How a term stands, as its row says it. */
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

/** A day of the programme as people read it, wherever they are: `Mon 3 March 2025`. */
export const dayInWords = asDay({ weekday: 'short', day: 'numeric', month: 'long' });

/** The same where many stand in a row: `3 Mar 2025`. */
export const shortDay = asDay({ day: 'numeric', month: 'short' });
