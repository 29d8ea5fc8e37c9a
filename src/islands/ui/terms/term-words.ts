import type { TermPhase } from '../../../contract/terms.ts';

/** How a term stands, as its row says it. */
export const phaseWords: Record<TermPhase, string> = {
  upcoming: 'Upcoming',
  applying: 'Applying',
  choosing: 'Choosing',
  working: 'Working',
  evaluating: 'Evaluating',
  past: 'Past',
};

/** A day of the programme as people read it, wherever they are: `Mon 3 March 2025`. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
