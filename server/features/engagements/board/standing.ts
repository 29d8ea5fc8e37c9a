import type {
  StandingReason,
  WaitingReason,
  WorkStanding,
} from '../../../../src/contract/engagements/board.ts';
import type { NextStep, Turn } from '../../../../src/contract/engagements/engagements.ts';
import { daysLater } from '../../../platform/jobs/programme-day.ts';
import { extensionDays, isWorkingDay, planDays, reviewDays } from '../reminders/due.ts';

/** Work that runs. Days such as `2031-05-04`, where the programme is. */
export interface RunningWork {
  readonly next: NextStep;
  readonly turn: Turn;
  /** The day on which it became their turn. */
  readonly since: string;
  /** When the next milestone is due; null where the step is about none. */
  readonly dueOn: string | null;
  /** Nothing has been heard of the student for two weeks of work. */
  readonly isSilent: boolean;
}

/** What is waited for at each step. */
export const reasons: Record<NextStep, WaitingReason> = {
  'propose plan': 'plan',
  'answer plan': 'plan',
  'propose again': 'plan',
  'answer extension': 'extension',
  'answer another day': 'extension',
  deliver: 'delivery',
  'deliver again': 'delivery',
  review: 'review',
  close: 'closing',
};

/** The last days on which a waiting may have begun to be longer than usual, and to be a risk; null for none. */
interface Limits {
  readonly usual: string | null;
  readonly risk: string;
}

/**
 * What has begun on the last of these days or before is longer than usual, or at risk. A delivery begins to be waited
 * for on the day it is due, everything else on the day it became somebody's turn.
 */
export const limitsOn = (today: string): Record<WaitingReason, Limits> => ({
  // Both sides were reminded after a week, and another has passed.
  plan: { usual: daysLater(today, -3), risk: daysLater(today, -2 * planDays) },
  review: { usual: workingDaysBefore(today, 2), risk: workingDaysBefore(today, reviewDays + 3) },
  extension: { usual: daysLater(today, -1), risk: daysLater(today, -2 * extensionDays) },
  delivery: { usual: daysLater(today, -1), risk: daysLater(today, -8) },
  closing: { usual: null, risk: daysLater(today, -10) },
});

/** The last day from which so many working days have passed. */
function workingDaysBefore(today: string, days: number): string {
  let [day, left] = [today, days];
  while (left > 0) {
    if (isWorkingDay(day)) left -= 1;
    day = daysLater(day, -1);
  }
  return day;
}

/** How work that runs is getting on, and what puts it there; null for what is on track. */
export function standingOf(
  { next, turn, since, dueOn, isSilent }: RunningWork,
  today: string,
): { standing: WorkStanding; reason: StandingReason | null } {
  const reason = reasons[next];
  const { usual, risk } = limitsOn(today)[reason];
  const began = reason === 'delivery' ? dueOn : since;
  if (began !== null && began <= risk) return { standing: 'At risk', reason };
  if (isSilent) return { standing: 'At risk', reason: 'silence' };
  if (began === null || usual === null || began > usual || turn === 'both')
    return { standing: 'On track', reason: null };
  return { standing: turn === 'company' ? 'Waiting for company' : 'Waiting for student', reason };
}
