import { dateFormat } from '../../../../contract/dates.ts';
import { dayMs } from '../../../../contract/days.ts';
import type { CheckInState } from '../../../../contract/engagements/check-ins.ts';
import type { Room } from '../../../../contract/engagements/engagements.ts';
import { hasCheckIns, isCheckInAsked } from '../../../../machines/lifecycle/check-in.ts';

/** True if the student is asked for a check-in this week. */
export const isAskedForCheckIn = ({ state, week, project }: Room): boolean =>
  hasCheckIns(state) && isCheckInAsked(week.begins, project.startDate);

export const choiceWords: Record<CheckInState, string> = {
  'On track': 'It is going as planned.',
  'Need help': 'I can continue, but I need an answer.',
  Blocked: 'I am stuck and cannot continue.',
};

/** Hint under the sentence, by state. */
export function hintFor(state: CheckInState | undefined, company: string): string {
  if (state === 'Need help') return `Say what you need. We notify ${company} now.`;
  if (state === 'Blocked') return `Say what is stopping you. We notify ${company} now.`;
  return 'Say what you did, or what comes next.';
}

/** A week by its days, with its year where that is another one than of the week that runs: `3–9 Mar`. */
export function weekInWords(monday: string, current: string): string {
  const from = new Date(`${monday}T00:00:00Z`);
  const style = monday.slice(0, 4) === current.slice(0, 4) ? '3 Mar' : '3 Mar 2031';
  return dateFormat(style, 'UTC').formatRange(from, new Date(from.getTime() + 6 * dayMs));
}
