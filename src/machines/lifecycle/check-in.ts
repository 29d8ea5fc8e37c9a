import type { CheckIn } from '../../contract/engagements/check-ins.ts';
import type { EngagementState } from '../../contract/engagements/engagements.ts';

/** Whether a student says week by week how it goes: before and after the work there is nothing to say. */
export const hasCheckIns = (state: EngagementState): boolean => state === 'Working';

/** Whether what a check-in says now is answered; one that was changed since waits again. */
export const isAnswered = ({ at, answer }: Pick<CheckIn, 'at' | 'answer'>): boolean =>
  answer !== null && answer.at >= at;
