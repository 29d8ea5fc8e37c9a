import type { MilestoneState } from '../../../src/contract/deliveries.ts';
import type { GivenMilestones, PlannedMilestone } from '../../../src/contract/plans.ts';

export interface AgreedMilestone {
  readonly number: number;
  readonly title: string;
  readonly state: MilestoneState;
}

export type ProposalVerdict =
  | { readonly kind: 'proposes'; readonly milestones: readonly PlannedMilestone[] }
  | { readonly kind: 'invalid'; readonly path: string; readonly message: string };

/**
 * A proposed plan with a number for every milestone.
 * @param known the numbers that milestones of earlier versions have
 */
export function judgeProposal(
  given: GivenMilestones,
  known: readonly number[],
  agreed: readonly AgreedMilestone[],
): ProposalVerdict {
  const named = given.map(({ number }) => number).filter((number) => number !== null);
  const wrong = given.findIndex(
    ({ number }, at) =>
      number !== null &&
      (!known.includes(number) || given.findIndex((one) => one.number === number) < at),
  );
  if (wrong >= 0)
    return {
      kind: 'invalid',
      path: `milestones.${wrong}.number`,
      message: 'This is no milestone of an earlier plan, or it is here twice.',
    };
  const lost = missingFrom(named, agreed);
  if (lost) return { kind: 'invalid', path: 'milestones', message: staysInPlan(lost) };
  let next = Math.max(0, ...known);
  const milestones = given.map(({ number, ...planned }) => ({
    number: number ?? ++next,
    ...planned,
  }));
  return { kind: 'proposes', milestones };
}

/** A milestone that something was delivered for, or that is settled, and that a plan leaves out; null for none. */
export const missingFrom = (
  numbers: readonly number[],
  agreed: readonly AgreedMilestone[],
): AgreedMilestone | null =>
  agreed.find(({ number, state }) => state !== 'Planned' && !numbers.includes(number)) ?? null;

export const staysInPlan = ({ title }: AgreedMilestone): string =>
  `“${title}” has been delivered or waived, so it stays in the plan.`;
