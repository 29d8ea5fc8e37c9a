import { dayMs, daysLater, workingDaysBefore, workingDaysLater } from '../../contract/days.ts';
import type {
  EngagementState,
  NextStep,
  StandingReason,
  Turn,
  WaitingReason,
  WorkStanding,
  WorkStep,
} from '../../contract/engagements/engagements.ts';

/** Work that runs. Days such as `2031-05-04`, where the programme is. */
export interface RunningWork {
  readonly next: WorkStep;
  readonly turn: Turn;
  /** The day on which it became their turn. */
  readonly since: string;
  /** When the next milestone is due; null where the step is about none. */
  readonly dueOn: string | null;
  /** Nothing has been heard of the student for two weeks of work. */
  readonly isSilent: boolean;
}

export const reasons: Record<WorkStep, WaitingReason> = {
  unblock: 'blocked',
  help: 'help',
  'propose plan': 'plan',
  'answer plan': 'plan',
  'propose again': 'plan',
  'answer extension': 'extension',
  'answer another day': 'extension',
  deliver: 'delivery',
  'deliver again': 'delivery',
  review: 'review',
  evaluate: 'evaluation',
  decide: 'decision',
  'decide objection': 'decision',
};

/** Within how many days each should be answered, from the day on which it became somebody’s turn; for a review, working days. */
export const answeredWithin: Record<Exclude<WaitingReason, 'delivery'>, number> = {
  blocked: 1,
  help: 1,
  plan: 7,
  review: 5,
  extension: 3,
  evaluation: 14,
  decision: 7,
};

/**
 * Days after which a company is reminded to allow completed work to be shown, and days after which admins are notified.
 */
export const showingAnswered = { remindedAfter: 7, within: 14 } as const;

/** The day by which the step should be done. */
export function until({
  next,
  since,
  dueOn,
}: Pick<RunningWork, 'since' | 'dueOn'> & { readonly next: NextStep }): string {
  if (next === 'allow showing') return daysLater(since, showingAnswered.within);
  if (next === 'evaluate midway') return dueOn ?? since;
  const reason = reasons[next];
  if (reason === 'delivery') return dueOn ?? since;
  const count = reason === 'review' ? workingDaysLater : daysLater;
  return count(since, answeredWithin[reason]);
}

/** Last days on which a wait may have begun to count as told, late, or at risk; null for none. */
interface Limits {
  readonly told: string | null;
  /** Work that began to wait by then should have been done before today, so `until` has passed. */
  readonly late: string | null;
  readonly risk: string;
}

/**
 * Days on or before which a waiting step counts as told, late or at risk. A delivery waits from its due day, every
 * other step from the day its turn began.
 */
export const limitsOn = (today: string): Record<WaitingReason, Limits> => ({
  blocked: { told: null, late: null, risk: today },
  help: { told: today, late: null, risk: daysLater(today, -3) },
  // Both sides were reminded after a week, and another has passed.
  plan: {
    told: daysLater(today, -3),
    late: daysLater(today, -answeredWithin.plan - 1),
    risk: daysLater(today, -2 * answeredWithin.plan),
  },
  review: {
    told: workingDaysBefore(today, 2),
    late: workingDaysBefore(daysLater(today, -1), answeredWithin.review),
    risk: workingDaysBefore(today, answeredWithin.review + 3),
  },
  extension: {
    told: daysLater(today, -1),
    late: daysLater(today, -answeredWithin.extension - 1),
    risk: daysLater(today, -2 * answeredWithin.extension),
  },
  delivery: { told: daysLater(today, -1), late: daysLater(today, -1), risk: daysLater(today, -8) },
  evaluation: { told: null, late: null, risk: daysLater(today, -answeredWithin.evaluation - 1) },
  decision: {
    told: daysLater(today, -3),
    late: null,
    risk: daysLater(today, -answeredWithin.decision),
  },
});

/** Standing of running work, with its reason; null for work on track. */
export function standingOf(
  { next, turn, since, dueOn, isSilent }: RunningWork,
  today: string,
): { standing: WorkStanding; reason: StandingReason | null } {
  const reason = reasons[next];
  const { told, late, risk } = limitsOn(today)[reason];
  const began = reason === 'delivery' ? dueOn : since;
  const hasPassed = (limit: string | null) => began !== null && limit !== null && began <= limit;
  if (hasPassed(risk)) return { standing: 'At risk', reason };
  if (isSilent) return { standing: 'At risk', reason: 'silence' };
  if (turn === 'both' || !hasPassed(told)) return { standing: 'On track', reason: null };
  if (hasPassed(late)) return { standing: 'Overdue', reason };
  return { standing: reason === 'help' ? 'Needs help' : 'Waiting', reason };
}

/** In milliseconds. */
export const silentAfter = 14 * dayMs;

export interface Quiet {
  readonly state: EngagementState;
  /** The student’s last act or check-in; null before the first. */
  readonly lastActAt: Date | null;
  readonly openedWorkAt: Date;
  readonly now: Date;
}

/** True after two weeks of work without a check-in, a delivery or another act of the student. */
export function isSilent({ state, lastActAt, openedWorkAt, now }: Quiet): boolean {
  if (state !== 'Working') return false;
  const lastHeard = Math.max(openedWorkAt.getTime(), lastActAt?.getTime() ?? 0);
  return now.getTime() - lastHeard >= silentAfter;
}
