import { type Assignment, type Instance, type Pair, unassigned } from './instance.ts';

/**
 * Pins and exclusions as a smaller instance, so that the solvers know nothing of them. A pinned student has
 * a place before anything is computed; an excluded pair is not acceptable. Solve `market(without(instance,
 * exclusions), pins)`, and complete what comes out `withPins`: it is stable among all that is not pinned.
 */

/** Removes these pairs from an instance. A pair left only in the company's list is not acceptable. */
export function without(instance: Instance, exclusions: readonly Pair[]): Instance {
  if (exclusions.length === 0) return instance;
  const excluded = new Map<number, Set<number>>();
  for (const { student, project } of exclusions)
    excluded.set(student, (excluded.get(student) ?? new Set()).add(project));
  return choosing(instance, (student, project) => !excluded.get(student)?.has(project));
}

/**
 * Gives pins their places and returns the instance that is left: pinned students choose nothing, and their projects and
 * companies lose a place each. A student may be pinned once, and a project only up to its places.
 */
export function market(instance: Instance, pins: readonly Pair[]): Instance {
  if (pins.length === 0) return instance;
  const projectCapacity = instance.projectCapacity.slice();
  const companyCapacity = instance.companyCapacity.slice();
  const pinned = new Set<number>();
  for (const { student, project } of pins) {
    pinned.add(student);
    projectCapacity[project]! -= 1;
    companyCapacity[instance.companyOf[project]!]! -= 1;
  }
  const rest = choosing(instance, (student) => !pinned.has(student));
  return { ...rest, projectCapacity, companyCapacity };
}

/** An assignment of the market with the pins in their places. */
export function withPins(assignment: Assignment, pins: readonly Pair[]): Assignment {
  const completed = assignment.slice();
  for (const { student, project } of pins) completed[student] = project;
  return completed;
}

/** The other way round: what is left of an assignment in the market. */
export function withoutPins(assignment: Assignment, pins: readonly Pair[]): Assignment {
  const rest = assignment.slice();
  for (const { student } of pins) rest[student] = unassigned;
  return rest;
}

function choosing(
  instance: Instance,
  keeps: (student: number, project: number) => boolean,
): Instance {
  const choiceStart = new Int32Array(instance.students + 1);
  const choices = new Int32Array(instance.choices.length);
  let end = 0;
  for (let student = 0; student < instance.students; student += 1) {
    for (
      let at = instance.choiceStart[student]!;
      at < instance.choiceStart[student + 1]!;
      at += 1
    ) {
      const project = instance.choices[at]!;
      if (keeps(student, project)) choices[end++] = project;
    }
    choiceStart[student + 1] = end;
  }
  return { ...instance, choiceStart, choices: choices.subarray(0, end) };
}
