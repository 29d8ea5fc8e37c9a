import { written } from '../../../contract/dates.ts';
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

/** A day of the programme, the same in every time zone: `Mon 3 March 2025`. */
export const dayInWords = (day: string): string => written(day, 'Mon 3 March 2031', 'UTC');

/** For rows of days: `3 Mar 2025`. */
export const shortDay = (day: string): string => written(day, '3 Mar 2031', 'UTC');
