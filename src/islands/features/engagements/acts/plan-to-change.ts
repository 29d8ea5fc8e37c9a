import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { PlannedMilestone, PlanVersion } from '../../../../contract/engagements/plans.ts';

interface Known {
  /** The newest first. */
  readonly plans: readonly {
    readonly state: PlanVersion['state'];
    readonly milestones: readonly PlannedMilestone[];
  }[];
  /** Milestones of the plan in force. */
  readonly milestones: readonly Pick<Milestone, 'number' | 'dueOn'>[];
}

/** Takes the newest version of the plan, with days moved since it was agreed. */
export function planToChange({ plans, milestones }: Known): PlannedMilestone[] {
  const [newest] = plans;
  const agreed = plans.find(({ state }) => state === 'Agreed');
  const dayIn = (all: readonly Pick<Milestone, 'number' | 'dueOn'>[], number: number) =>
    all.find((one) => one.number === number)?.dueOn;
  return (newest?.milestones ?? []).map((planned) => {
    const isAsAgreed = dayIn(agreed?.milestones ?? [], planned.number) === planned.dueOn;
    const now = dayIn(milestones, planned.number);
    return isAsAgreed && now ? { ...planned, dueOn: now } : planned;
  });
}
