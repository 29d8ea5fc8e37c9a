import type { Milestone } from '../../../../src/contract/engagements/deliveries.ts';
import {
  type GivenMilestones,
  type MilestoneBy,
  type PlannedMilestone,
  teamTitle,
} from '../../../../src/contract/engagements/plans.ts';

export type AgreedMilestone = Pick<Milestone, 'number' | 'title' | 'by' | 'state'>;

interface Fault {
  /** The field that is wrong. */
  readonly path: string;
  readonly message: string;
}

export type ProposalVerdict =
  | { readonly kind: 'proposes'; readonly milestones: readonly PlannedMilestone[] }
  | ({ readonly kind: 'invalid' } & Fault);

/**
 * A proposed plan with a number for every milestone.
 * @param known the numbers that milestones of earlier versions have
 */
export function decideProposal(
  given: GivenMilestones,
  known: readonly number[],
  agreed: readonly AgreedMilestone[],
): ProposalVerdict {
  const wrong = given.findIndex(
    ({ number }, at) =>
      number !== null &&
      (!known.includes(number) || given.findIndex((one) => one.number === number) < at),
  );
  if (wrong >= 0)
    return {
      kind: 'invalid',
      path: `milestones.${wrong}.number`,
      message: 'This is not a milestone of an earlier plan, or it is here twice.',
    };
  const fault = faultAgainst(given, agreed);
  if (fault) return { kind: 'invalid', ...fault };
  let next = Math.max(0, ...known);
  const milestones = given.map(({ number, ...planned }) => ({
    number: number ?? ++next,
    ...planned,
  }));
  return { kind: 'proposes', milestones };
}

/** A forbidden change by a plan to a milestone that is delivered or settled; null for none. */
export function faultAgainst(
  plan: readonly Pick<GivenMilestones[number], 'number' | 'title' | 'by'>[],
  agreed: readonly AgreedMilestone[],
): Fault | null {
  for (const { number, title, by } of agreed.filter(({ state }) => state !== 'Planned')) {
    const at = plan.findIndex((one) => one.number === number);
    const planned = plan[at];
    const was = `“${title}” has been delivered or waived, so it`;
    if (!planned) return { path: 'milestones', message: `${was} stays in the plan.` };
    if (planned.by !== by)
      return {
        path: `milestones.${at}.by`,
        message: `${was} is still handed in ${byInWords[by]}.`,
      };
    // Its title is what the team's plans know it by.
    if (by === 'team' && teamTitle(planned.title) !== teamTitle(title))
      return { path: `milestones.${at}.title`, message: `${was} keeps its title for the team.` };
  }
  return null;
}

const byInWords: Record<MilestoneBy, string> = { each: 'by each student', team: 'by the team' };
