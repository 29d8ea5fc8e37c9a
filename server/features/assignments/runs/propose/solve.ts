import {
  choicesAtMost,
  type ProposalKind,
  proposalKinds,
} from '../../../../../src/contract/assignments/assignment-run.ts';
import { blockingPairs } from '../../engine/blocking.ts';
import { companyOptimal } from '../../engine/company-optimal.ts';
import { type Assignment, type Instance, type Pair, unassigned } from '../../engine/instance.ts';
import { lowestRank } from '../../engine/lowest-rank.ts';
import { market, without, withPins } from '../../engine/pins.ts';
import { shortage } from '../../engine/shortage.ts';
import { studentOptimal } from '../../engine/student-optimal.ts';
import { type Wishes, wishesOf } from '../../engine/wishes.ts';
import type { Pinned } from '../pins/rules.ts';
import { instanceOf, pairsIn, type RunProject } from './run-instance.ts';
import type { OrderedWish } from './wishes.ts';

/** One way of assigning, worked out. */
export interface SolvedProposal {
  readonly kind: ProposalKind;
  /** By student, in the order of their first wish: which wish came true, or -1. */
  readonly granted: Int32Array;
  readonly placed: number;
  readonly profile: number[];
  readonly blockingPairs: number;
  /** The first twenty pairs that would rather be together: student and project. */
  readonly blocking: readonly { studentId: number; projectId: number }[];
  readonly differs: number;
}

export interface Solved {
  readonly proposals: readonly SolvedProposal[];
  /** Places that no stable assignment fills, by project. */
  readonly short: Int32Array;
}

const solvers: Record<ProposalKind, (instance: Instance, wishes: Wishes) => Assignment> = {
  students: studentOptimal,
  companies: companyOptimal,
  rank: lowestRank,
};
const shownPairs = 20;

/**
 * Works out all three assignments of the wishes, which must be ordered by student and choice. Each
 * project ranks for itself, because companies rank applicants project by project: in the paper's
 * words every project is offered by a lecturer of its own, who has as many places as the project.
 * @throws {Error} for a pin that cannot be kept
 */
export function solve(
  wishes: readonly OrderedWish[],
  projects: readonly RunProject[],
  pinned: Pinned,
  onStep: (step: ProposalKind) => void = () => {},
): Solved {
  const run = instanceOf(wishes, projects);
  const { studentIds, first } = run;
  const { pins, exclusions } = pairsIn(run, projects, pinned);
  const instance = without(run.instance, exclusions);
  const left = market(instance, pins);
  const asSeen = wishesOf(left);
  let stable: Assignment | undefined;
  let best: Assignment | undefined;
  const proposals = proposalKinds.map((kind): SolvedProposal => {
    onStep(kind);
    const ofMarket = solvers[kind](left, asSeen);
    stable ??= ofMarket;
    const assignment = withPins(ofMarket, pins);
    best ??= assignment;
    const granted = grantedBy(run.instance, assignment, first);
    const blocking = blockingPairs(instance, assignment);
    const named = ({ student, project }: Pair) => ({
      studentId: studentIds[student]!,
      projectId: projects[project]!.projectId,
    });
    return {
      kind,
      granted,
      ...profileOf(wishes, granted),
      blockingPairs: blocking.length,
      blocking: blocking.slice(0, shownPairs).map(named),
      differs: assignment.reduce((sum, at, student) => sum + Number(at !== best![student]), 0),
    };
  });
  return { proposals, short: shortage(left, stable!).projects };
}

/** Finds the wish of each student that came true. */
function grantedBy(instance: Instance, assignment: Assignment, first: readonly number[]) {
  return assignment.map((project, student) => {
    if (project === unassigned) return -1;
    let at = first[student]!;
    while (instance.choices[at] !== project) at += 1;
    return at;
  });
}

function profileOf(wishes: readonly OrderedWish[], granted: Int32Array) {
  const profile: number[] = [];
  let placed = 0;
  for (const at of granted) {
    if (at < 0) continue;
    placed += 1;
    const choice = Math.min(wishes[at]!.choice, choicesAtMost);
    while (profile.length < choice) profile.push(0);
    profile[choice - 1]! += 1;
  }
  return { placed, profile };
}
