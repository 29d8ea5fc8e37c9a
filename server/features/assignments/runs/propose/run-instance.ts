import type { Instance, Pair } from '../../engine/instance.ts';
import { faultsOf, type Pair as PairOfRun, type Pinned } from '../pins/rules.ts';
import type { OrderedWish } from './wishes.ts';

/** A project of a run with the places it has left. */
export interface RunProject {
  readonly projectId: number;
  readonly places: number;
}

interface RunInstance {
  readonly instance: Instance;
  readonly studentIds: readonly number[];
}

/**
 * Converts a run for the engine. Students come in the order of their first wish, which `first` holds; projects keep
 * their order. The wishes must be ordered by student and choice.
 */
export function instanceOf(wishes: readonly OrderedWish[], projects: readonly RunProject[]) {
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

/**
 * Pins and exclusions by their numbers in an instance, without exclusions of those who no longer take part.
 * @throws {Error} for a pin that cannot be kept: the programme has changed since it was proposed
 */
export function pairsIn(
  { instance, studentIds }: RunInstance,
  projects: readonly RunProject[],
  pinned: Pinned,
): { pins: Pair[]; exclusions: Pair[] } {
  if (pinned.pins.length + pinned.exclusions.length === 0) return { pins: [], exclusions: [] };
  const students = new Map(studentIds.map((id, at) => [id, at]));
  const numbers = new Map(projects.map(({ projectId }, at) => [projectId, at]));
  const numbered = ({ studentId, projectId }: PairOfRun): Pair => ({
    student: students.get(studentId) ?? -1,
    project: numbers.get(projectId) ?? -1,
  });
  const has = (pair: PairOfRun) => {
    const { student, project } = numbered(pair);
    const { choiceStart, choices } = instance;
    return (
      student >= 0 &&
      choices.subarray(choiceStart[student], choiceStart[student + 1]).includes(project)
    );
  };
  const placesOf = (projectId: number) => projects[numbers.get(projectId) ?? -1]?.places ?? 0;
  const faults = faultsOf({ pins: pinned.pins, exclusions: [] }, { has, placesOf });
  if (faults[0]) throw new Error(`A pair cannot be kept any more: ${faults[0].message}`);
  return {
    pins: pinned.pins.map(numbered),
    exclusions: pinned.exclusions.filter(has).map(numbered),
  };
}
