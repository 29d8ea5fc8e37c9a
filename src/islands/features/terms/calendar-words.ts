import type { Role } from '../../../contract/accounts/people.ts';
import { dayMs } from '../../../contract/days.ts';
import type { TermDate } from '../../../contract/terms/terms.ts';

/** Meaning of each date of a term, by role. */
export const dueWords: Record<Role, Record<TermDate, string>> = {
  Student: {
    applyFrom: 'From this day you can apply.',
    applyTo: 'The last day on which you can apply.',
    answerBy: 'The last day on which you can answer an offer.',
    workFrom: 'You begin to work.',
    workTo: 'You hand over what you have agreed on.',
    evaluateBy: 'The last day of the term.',
  },
  Company: {
    applyFrom: 'From this day students can apply to your projects.',
    applyTo: 'The last day on which students can apply.',
    answerBy: 'Offers end; answer your applicants before then.',
    workFrom: 'Your students begin to work.',
    workTo: 'Your students hand over what you have agreed on.',
    evaluateBy: 'The last day to close the work of your students.',
  },
  Faculty: {
    applyFrom: 'From this day your students can apply.',
    applyTo: 'The last day on which your students can apply.',
    answerBy: 'The last day on which your students can answer an offer.',
    workFrom: 'Your students begin to work.',
    workTo: 'Your students hand over what they have agreed on.',
    evaluateBy: 'The last day of the term.',
  },
  Admin: {
    applyFrom: 'From this day students can apply.',
    applyTo: 'The last day on which students can apply.',
    answerBy: 'The last day on which students can answer offers.',
    workFrom: 'Students begin to work.',
    workTo: 'Students hand over what they have agreed on.',
    evaluateBy: 'The last day of the term; from then on nothing in it changes.',
  },
};

/** Distance of a day from today: `today`, `tomorrow`, `in 12 days`. */
export function distanceInWords(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
