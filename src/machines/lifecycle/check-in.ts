import { daysLater } from '../../contract/days.ts';
import type { CheckIn, CheckInState } from '../../contract/engagements/check-ins.ts';
import type { EngagementState, NextStep } from '../../contract/engagements/engagements.ts';

/** True while the work runs; before and after it there are no check-ins. */
export const hasCheckIns = (state: EngagementState): boolean => state === 'Working';

/**
 * True if the student is asked for a check-in in the week of this Monday: from the week in which the work begins. An
 * earlier one is allowed.
 */
export const isCheckInAsked = (monday: string, startDate: string | null): boolean =>
  startDate === null || startDate < daysLater(monday, 7);

/** The step with which a call for help is answered. */
export type CallForHelp = Extract<NextStep, 'help' | 'unblock'>;

/** Help that a check-in asks the company for; null for none. */
export const whatIsAsked: Record<CheckInState, CallForHelp | null> = {
  'On track': null,
  'Need help': 'help',
  Blocked: 'unblock',
};

/** True if a check-in is answered. One changed since the answer waits again. */
export const isAnswered = ({ at, answer }: Pick<CheckIn, 'at' | 'answer'>): boolean =>
  answer !== null && answer.at >= at;
