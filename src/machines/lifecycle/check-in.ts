import { daysLater } from '../../contract/days.ts';
import type { CheckIn, CheckInState } from '../../contract/engagements/check-ins.ts';
import type { EngagementState, NextStep } from '../../contract/engagements/engagements.ts';

/** Whether a student says week by week how it goes: before and after the work there is nothing to say. */
export const hasCheckIns = (state: EngagementState): boolean => state === 'Working';

/**
 * Whether one is asked for in the week that begins on a Monday: from the week on in which the work is to begin. Whoever
 * has something to say before that may.
 */
export const isCheckInAsked = (monday: string, startDate: string | null): boolean =>
  startDate === null || startDate < daysLater(monday, 7);

/** The step with which a call for help is answered. */
export type CallForHelp = Extract<NextStep, 'help' | 'unblock'>;

/** What the company is asked for by a check-in; null for nothing. */
export const whatIsAsked: Record<CheckInState, CallForHelp | null> = {
  'On track': null,
  'Need help': 'help',
  Blocked: 'unblock',
};

/** Whether what a check-in says now is answered; one that was changed since waits again. */
export const isAnswered = ({ at, answer }: Pick<CheckIn, 'at' | 'answer'>): boolean =>
  answer !== null && answer.at >= at;
