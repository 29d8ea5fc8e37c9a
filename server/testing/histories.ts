import { daysLater } from '../../src/contract/days.ts';
import type { MilestoneState } from '../../src/contract/engagements/deliveries.ts';
import type { EngagementState } from '../../src/contract/engagements/engagements.ts';
import type { PlanState } from '../../src/contract/engagements/plans.ts';
import type { CallForHelp } from '../../src/machines/lifecycle/check-in.ts';
import { engagementAfter } from '../../src/machines/lifecycle/engagement.ts';
import type { OpenRequest } from '../../src/machines/lifecycle/extension.ts';
import { isToDo, milestoneAfter } from '../../src/machines/lifecycle/milestone.ts';
import { type Next, waitedSince, waitingSteps } from '../../src/machines/lifecycle/next-step.ts';

type Random = (below: number) => number;

interface Milestone {
  readonly number: number;
  state: MilestoneState;
  dueOn: string;
  extension: OpenRequest | null;
}

/** All that decides what is next in work, and what its row keeps of the answer. */
interface Work {
  state: EngagementState;
  plan: PlanState | null;
  milestones: Milestone[];
  asksFor: CallForHelp | null;
  isMidway: boolean;
  isEvaluated: boolean;
  isObjected: boolean;
  isShowingAsked: boolean;
  next: Next | null;
  turnSince: Date;
  waits: readonly (Next & { readonly since: Date })[];
  readonly openedAt: Date;
  studentActedAt: Date | null;
}

const hour = 3_600_000;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/**
 * Work as it stands after a history: up to thirty random acts of both sides and of the office, each where the lifecycles
 * allow it, and its row kept after each as the server keeps it.
 */
export function workAfterHistory(random: Random, now: Date): Work {
  const openedAt = new Date(now.getTime() - random(90 * 24) * hour);
  const work: Work = {
    state: 'Planning',
    plan: null,
    milestones: [],
    asksFor: null,
    isMidway: false,
    isEvaluated: false,
    isObjected: false,
    isShowingAsked: false,
    next: null,
    turnSince: openedAt,
    waits: [],
    openedAt,
    studentActedAt: null,
  };
  keep(work, openedAt);
  const acts = random(30);
  for (let at = openedAt, act = 0; act < acts; act += 1) {
    at = new Date(at.getTime() + random(96) * hour);
    if (at > now || work.next === null) break;
    const isStudents = random(2) === 0;
    const done = isStudents ? studentActs(work, random, at) : othersAct(work, random);
    if (isStudents && done) work.studentActedAt = at;
    keep(work, at);
  }
  return work;
}

/** One act of the student; false where what came up is not to be done now. */
function studentActs(work: Work, random: Random, at: Date): boolean {
  const one = work.milestones[random(work.milestones.length)];
  switch (random(6)) {
    case 0: {
      const agreed = work.plan === 'Proposed' && engagementAfter(work.state, 'agree', 'Student');
      if (!agreed) return false;
      Object.assign(work, { state: agreed, plan: 'Agreed', isEvaluated: false });
      for (let more = 1 + random(3); more > 0; more -= 1)
        work.milestones.push({
          number: work.milestones.length + 1,
          state: 'Planned',
          dueOn: daysLater(dayOf(at), random(40)),
          extension: null,
        });
      return true;
    }
    case 1:
      if (work.plan !== 'Proposed') return false;
      work.plan = 'Change asked for';
      return true;
    case 2:
    case 3:
      return move(one, 'deliver', 'Student');
    case 4:
      if (!one) return false;
      if (one.extension === null) {
        if (!isToDo(one.state)) return false;
        one.extension = 'Asked';
      } else if (one.extension === 'Countered' && random(2) === 0) grant(one, random);
      else one.extension = null;
      return true;
    default:
      if (work.state !== 'Working') return false;
      work.asksFor = ([null, 'help', 'unblock'] as const)[random(3)]!;
      return true;
  }
}

/** One act of the company, of the office, or of the product on its day. */
function othersAct(work: Work, random: Random): boolean {
  const one = work.milestones[random(work.milestones.length)];
  switch (random(7)) {
    case 0:
      work.plan = 'Proposed';
      return true;
    case 1:
    case 2:
      return move(one, 'approve', 'Company');
    case 3:
      return move(one, random(3) === 0 ? 'waive' : 'ask for changes', 'Company');
    case 4:
      if (one?.extension !== 'Asked') return false;
      if (random(3) === 0) one.extension = 'Countered';
      else if (random(2) === 0) grant(one, random);
      else one.extension = null;
      return true;
    case 5:
      work.asksFor = null;
      return true;
    default: {
      if (work.state !== 'Evaluating') return false;
      if (!work.isEvaluated) {
        work.isEvaluated = true;
        return true;
      }
      work.state = engagementAfter(work.state, 'not complete', 'system')!;
      work.isObjected = random(2) === 0;
      return true;
    }
  }
}

/** Moves a milestone as its lifecycle allows; what was asked for it has then been overtaken. */
function move(
  one: Milestone | undefined,
  how: Parameters<typeof milestoneAfter>[1],
  by: Parameters<typeof milestoneAfter>[2],
): boolean {
  const to = one && milestoneAfter(one.state, how, by);
  if (!to) return false;
  Object.assign(one, { state: to, extension: null });
  return true;
}

function grant(one: Milestone, random: Random): void {
  one.dueOn = daysLater(one.dueOn, 1 + random(14));
  one.extension = null;
}

/** As `record` keeps it: the turn counts from when it became theirs. */
function keep(work: Work, at: Date): void {
  const steps = waitingSteps(work);
  if (steps[0]?.step === 'evaluate')
    work.state = engagementAfter(work.state, 'settle', 'system') ?? work.state;
  work.waits = waitedSince(steps, work.waits, at);
  const [first] = work.waits;
  Object.assign(work, { next: first ?? null, turnSince: first?.since ?? at });
}
