import type { MilestoneState } from '../../contract/engagements/deliveries.ts';
import type { EngagementState, NextStep, Turn } from '../../contract/engagements/engagements.ts';
import type { PlanState } from '../../contract/engagements/plans.ts';
import { type CallForHelp, hasCheckIns } from './check-in.ts';
import { isRunning } from './engagement.ts';
import type { OpenRequest } from './extension.ts';
import { isSettled } from './milestone.ts';

/** What decides what is to be done next in an engagement. */
export interface Standing {
  readonly state: EngagementState;
  /** Of the newest version of the plan; null before the first. */
  readonly plan: PlanState | null;
  /** Of the agreed plan, in its order. */
  readonly milestones: readonly {
    readonly number: number;
    readonly state: MilestoneState;
    /** How its open request for more time stands; null for none. */
    readonly extension: OpenRequest | null;
  }[];
  /** What the student asks for in their newest check-in, until that is answered; null for nothing. */
  readonly asksFor: CallForHelp | null;
  /** Whether the evaluations at the end are open, and the company’s has not completed the work. */
  readonly isEvaluated: boolean;
  /** Whether a side has objected to what the work has come to, and the office has not decided about it. */
  readonly isObjected: boolean;
}

export interface Next {
  readonly step: NextStep;
  readonly turn: Turn;
  /** The number of the milestone that it is about; null for none. */
  readonly milestone: number | null;
}

/**
 * What is to be done next, and whose turn it is; null where the engagement has ended, and its outcome is not objected to.
 * Who has handed something in, or proposed something, waits for an answer: answers come before work.
 */
export function nextStep(standing: Standing): Next | null {
  const { state, plan, asksFor, isEvaluated, isObjected } = standing;
  // The term may have ended before all was done: nothing of the plan is waited for any more.
  const milestones = state === 'Evaluating' ? [] : standing.milestones;
  if (!isRunning(state))
    return isObjected ? { step: 'decide objection', turn: 'office', milestone: null } : null;
  if (plan === null) return { step: 'propose plan', turn: 'company', milestone: null };
  const isWork = hasCheckIns(state) && milestones.some((one) => !isSettled(one.state));
  if (asksFor && isWork) return { step: asksFor, turn: 'company', milestone: null };
  const asked = milestones.find(({ extension }) => extension === 'Asked');
  if (asked) return { step: 'answer extension', turn: 'company', milestone: asked.number };
  const offered = milestones.find(({ extension }) => extension === 'Countered');
  if (offered) return { step: 'answer another day', turn: 'student', milestone: offered.number };
  if (plan === 'Proposed') return { step: 'answer plan', turn: 'student', milestone: null };
  const first = (wanted: MilestoneState) => milestones.find((one) => one.state === wanted);
  const submitted = first('Submitted');
  if (submitted) return { step: 'review', turn: 'company', milestone: submitted.number };
  if (plan === 'Change asked for')
    return { step: 'propose again', turn: 'company', milestone: null };
  const returned = first('Changes asked for');
  if (returned) return { step: 'deliver again', turn: 'student', milestone: returned.number };
  const planned = milestones.find((one) => !isSettled(one.state));
  if (planned) return { step: 'deliver', turn: 'student', milestone: planned.number };
  // Sealed: whoever has written, it stays the turn of both.
  return isEvaluated
    ? { step: 'decide', turn: 'office', milestone: null }
    : { step: 'evaluate', turn: 'both', milestone: null };
}
