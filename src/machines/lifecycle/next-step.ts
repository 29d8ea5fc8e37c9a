import type { MilestoneState } from '../../contract/engagements/deliveries.ts';
import type { EngagementState, NextStep, Turn } from '../../contract/engagements/engagements.ts';
import type { PlanState } from '../../contract/engagements/plans.ts';
import { type CallForHelp, hasCheckIns } from './check-in.ts';
import { isRunning } from './engagement.ts';
import type { OpenRequest } from './extension.ts';
import { isSettled } from './milestone.ts';

interface Milestone {
  readonly number: number;
  readonly state: MilestoneState;
  /** State of its open request for more time; null for none. */
  readonly extension: OpenRequest | null;
}

/** Facts that decide an engagement's next step. */
export interface StepFacts {
  readonly state: EngagementState;
  /** State of the plan's newest version; null before the first. */
  readonly plan: PlanState | null;
  /** Agreed plan in order. */
  readonly milestones: readonly Milestone[];
  /** Unanswered call for help in the student's newest check-in; null for none. */
  readonly asksFor: CallForHelp | null;
  /** True if both sides are asked how it goes halfway, and their evaluations are not open yet. */
  readonly isMidway: boolean;
  /** True if the final evaluations are open and the company's does not complete the work. */
  readonly isEvaluated: boolean;
  /** True if a side has objected to the outcome and no admin has decided about it. */
  readonly isObjected: boolean;
  /** True if the student wants to show something of it and the company has not allowed or refused it. */
  readonly isShowingAsked: boolean;
}

export interface Next {
  readonly step: NextStep;
  readonly turn: Turn;
  /** The number of the milestone that it is about; null for none. */
  readonly milestone: number | null;
}

/**
 * Steps that wait for somebody, the most urgent first; none once the engagement has ended and nobody is asked anything
 * about it. Answers come before work, because somebody waits for them; work waits only if there is nothing to answer.
 */
export function waitingSteps(standing: StepFacts): Next[] {
  const { state, plan, asksFor, isEvaluated } = standing;
  // The term may have ended before all was done: nothing of the plan is waited for any more.
  const milestones = state === 'Evaluating' ? [] : standing.milestones;
  const one = (step: NextStep, turn: Turn): Next => ({ step, turn, milestone: null });
  const each = (step: NextStep, turn: Turn, which: (milestone: Milestone) => boolean): Next[] =>
    milestones.filter(which).map(({ number }) => ({ step, turn, milestone: number }));
  if (!isRunning(state)) return waitingAfterwards(standing);
  if (plan === null) return [one('propose plan', 'company')];
  const isWork = hasCheckIns(state) && milestones.some((one) => !isSettled(one.state));
  const answers = [
    ...(asksFor && isWork ? [one(asksFor, 'company')] : []),
    ...each('answer extension', 'company', ({ extension }) => extension === 'Asked'),
    ...each('answer another day', 'student', ({ extension }) => extension === 'Countered'),
    ...(plan === 'Proposed' ? [one('answer plan', 'student')] : []),
    ...each('review', 'company', ({ state }) => state === 'Submitted'),
    ...(plan === 'Change asked for' ? [one('propose again', 'company')] : []),
    ...each(
      'deliver again',
      'student',
      (one) => one.state === 'Changes asked for' && !one.extension,
    ),
  ];
  // Both sides are asked beside the work. It is sealed, so it stays the turn of both.
  const midway = standing.isMidway ? [one('evaluate midway', 'both')] : [];
  if (answers.length > 0) return [...answers, ...midway];
  const work = each('deliver', 'student', ({ state }) => !isSettled(state));
  if (work.length > 0) return [...work.slice(0, 1), ...midway];
  return [isEvaluated ? one('decide', 'office') : one('evaluate', 'both'), ...midway];
}

/** Steps that wait after the work has ended. */
function waitingAfterwards({ state, isObjected, isShowingAsked }: StepFacts): Next[] {
  if (isObjected) return [{ step: 'decide objection', turn: 'office', milestone: null }];
  return state === 'Completed' && isShowingAsked
    ? [{ step: 'allow showing', turn: 'company', milestone: null }]
    : [];
}

const isSame = (one: Next, other: Next): boolean =>
  one.step === other.step && one.turn === other.turn && one.milestone === other.milestone;

/** Since when each is waited for: what waited before has waited since then. */
export const waitedSince = <Instant>(
  steps: readonly Next[],
  before: readonly (Next & { readonly since: Instant })[],
  now: Instant,
): (Next & { readonly since: Instant })[] =>
  steps.map((step) => ({
    ...step,
    since: before.find((one) => isSame(one, step))?.since ?? now,
  }));
