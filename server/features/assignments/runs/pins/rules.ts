import type { FieldError } from '../../../../../src/contract/problem.ts';

/** A student and a project, by their numbers in the programme. */
export interface Pair {
  readonly studentId: number;
  readonly projectId: number;
}

/** Pairs that a run must or must not make. */
export interface Pinned {
  readonly pins: readonly Pair[];
  readonly exclusions: readonly Pair[];
}

export interface TakingPart {
  readonly has: (pair: Pair) => boolean;
  /** The places a project has left. */
  readonly placesOf: (projectId: number) => number;
}

export const keyOf = ({ studentId, projectId }: Pair): string => `${studentId} ${projectId}`;

/**
 * Errors of pins and exclusions, by their place in a list (`pins.0`). Of two that contradict each other the later one
 * is wrong.
 */
export function faultsOf(
  { pins, exclusions }: Pinned,
  { has, placesOf }: TakingPart,
): FieldError[] {
  const faults: FieldError[] = [];
  const pinnedStudents = new Set<number>();
  const pinned = new Map<number, number>();
  const seen = new Set<string>();
  const judge = (path: string, message: string | false) => {
    if (message) faults.push({ path, message });
  };
  for (const [at, pin] of pins.entries()) {
    const taken = pinned.get(pin.projectId) ?? 0;
    judge(
      `pins.${at}`,
      (!has(pin) && noApplication) ||
        (pinnedStudents.has(pin.studentId) &&
          'This student is kept together with a project already.') ||
        (taken >= placesOf(pin.projectId) &&
          'Every place of this project is given to a pinned student already.'),
    );
    pinnedStudents.add(pin.studentId);
    pinned.set(pin.projectId, taken + 1);
    seen.add(keyOf(pin));
  }
  for (const [at, exclusion] of exclusions.entries()) {
    judge(
      `exclusions.${at}`,
      (!has(exclusion) && noApplication) ||
        (seen.has(keyOf(exclusion)) && 'These two are in the lists already.'),
    );
    seen.add(keyOf(exclusion));
  }
  return faults;
}

const noApplication =
  'This student’s application to this project does not take part. Change the selection, or remove this pair.';
