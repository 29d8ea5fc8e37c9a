import type { EngagementState } from '../../contract/engagements/engagements.ts';

/** In milliseconds. */
export const silentAfter = 14 * 86_400_000;

export interface Quiet {
  readonly state: EngagementState;
  /** The student’s last act or check-in; null before the first. */
  readonly lastActAt: Date | null;
  readonly openedWorkAt: Date;
  readonly now: Date;
}

/** Whether nothing has been heard of a student for two weeks of work: no check-in, no delivery, no other act. */
export function isSilent({ state, lastActAt, openedWorkAt, now }: Quiet): boolean {
  if (state !== 'Working') return false;
  const lastHeard = Math.max(openedWorkAt.getTime(), lastActAt?.getTime() ?? 0);
  return now.getTime() - lastHeard >= silentAfter;
}
