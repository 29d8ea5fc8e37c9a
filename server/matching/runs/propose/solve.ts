import { type ProposalKind, proposalKinds } from '../../../../src/contract/assignment-run.ts';
import { type BlockingPair, blockingPairs } from '../../engine/blocking.ts';
import { companyOptimal } from '../../engine/company-optimal.ts';
import { type Assignment, type Instance, unassigned } from '../../engine/instance.ts';
import { lowestRank } from '../../engine/lowest-rank.ts';
import { shortage } from '../../engine/shortage.ts';
import { studentOptimal } from '../../engine/student-optimal.ts';
import { type Wishes, wishesOf } from '../../engine/wishes.ts';
import type { OrderedWish } from './wishes.ts';

/** A project of a run with the places it has left. */
export interface RunProject {
  readonly projectId: number;
  readonly places: number;
}

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
 */
export function solve(
  wishes: readonly OrderedWish[],
  projects: readonly RunProject[],
  onStep: (step: ProposalKind) => void = () => {},
): Solved {
  const { instance, studentIds, first } = instanceOf(wishes, projects);
  const asSeen = wishesOf(instance);
  let best: Assignment | undefined;
  const proposals = proposalKinds.map((kind): SolvedProposal => {
    onStep(kind);
    const assignment = solvers[kind](instance, asSeen);
    best ??= assignment;
    const granted = grantedBy(instance, assignment, first);
    const blocking = blockingPairs(instance, assignment);
    const named = ({ student, project }: BlockingPair) => ({
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
  return { proposals, short: shortage(instance, best!).projects };
}

function instanceOf(wishes: readonly OrderedWish[], projects: readonly RunProject[]) {
  const numbers = new Map(projects.map(({ projectId }, at) => [projectId, at]));
  const studentIds: number[] = [];
  const first: number[] = [];
  wishes.forEach(({ studentId }, at) => {
    if (studentIds.at(-1) === studentId) return;
    studentIds.push(studentId);
    first.push(at);
  });
  const choiceStart = Int32Array.from([...first, wishes.length]);
  const choices = Int32Array.from(wishes, ({ projectId }) => numbers.get(projectId)!);

  const rankingStart = new Int32Array(projects.length + 1);
  for (const project of choices) rankingStart[project + 1]! += 1;
  for (let at = 0; at < projects.length; at += 1) rankingStart[at + 1]! += rankingStart[at]!;
  const ranking = new Int32Array(wishes.length);
  for (let student = 0; student < studentIds.length; student += 1) {
    for (let at = choiceStart[student]!; at < choiceStart[student + 1]!; at += 1)
      ranking[rankingStart[choices[at]!]! + wishes[at]!.standing - 1] = student;
  }
  const capacity = Int32Array.from(projects, ({ places }) => places);
  const instance: Instance = {
    students: studentIds.length,
    projects: projects.length,
    companies: projects.length,
    projectCapacity: capacity,
    companyCapacity: capacity,
    companyOf: Int32Array.from(projects, (_, at) => at),
    choiceStart,
    choices,
    rankingStart,
    ranking,
  };
  return { instance, studentIds, first };
}

/** Which wish of each student came true. */
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
    const { choice } = wishes[at]!;
    while (profile.length < choice) profile.push(0);
    profile[choice - 1]! += 1;
  }
  return { placed, profile };
}
