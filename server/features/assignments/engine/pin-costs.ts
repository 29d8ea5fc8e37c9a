import { blockingPairs } from './blocking.ts';
import { type Assignment, type Instance, type Pair, unassigned } from './instance.ts';
import { market, without, withoutPins, withPins } from './pins.ts';
import { studentOptimal } from './student-optimal.ts';

/** Effect of a pin on the students' best assignment, compared with the one without it. */
interface PinCost {
  /** Students placed: -1 for one fewer. */
  readonly placed: number;
  /** Students with a choice they want more, and by how many choices in all. No place comes after the last choice. */
  readonly better: number;
  readonly betterBy: number;
  /** Students with a choice they want less, and by how many choices in all. */
  readonly worse: number;
  readonly worseBy: number;
  /** Pairs of student and project that would both rather be together than keep what is pinned. */
  readonly blocking: number;
}

/** In the order of the pins. */
export interface PinCosts {
  readonly each: readonly PinCost[];
  readonly together: PinCost;
}

/**
 * Computes exactly the cost of each pin while the others stay, and of all together, by solving the students' best once
 * more without each. Exclusions hold throughout.
 * @param onPin called before each, with the number done so far
 */
export function pinCosts(
  instance: Instance,
  pins: readonly Pair[],
  exclusions: readonly Pair[],
  onPin: (done: number) => void = () => {},
): PinCosts {
  const acceptable = without(instance, exclusions);
  const best = bestWith(acceptable, pins);
  /** Cost of the other pins while these stay. */
  const costBeside = (stay: readonly Pair[]): PinCost => ({
    ...difference(instance, best, bestWith(acceptable, stay)),
    blocking: blockingPairs(market(acceptable, stay), withoutPins(best, stay)).length,
  });
  const each = pins.map((pin, at) => {
    onPin(at);
    return costBeside(pins.filter((other) => other !== pin));
  });
  return { each, together: costBeside([]) };
}

const bestWith = (acceptable: Instance, pins: readonly Pair[]): Assignment =>
  withPins(studentOptimal(market(acceptable, pins)), pins);

function difference(instance: Instance, one: Assignment, other: Assignment) {
  const by = { placed: 0, better: 0, betterBy: 0, worse: 0, worseBy: 0 };
  for (let student = 0; student < instance.students; student += 1) {
    const [now, before] = [one[student]!, other[student]!];
    if (now === before) continue;
    by.placed += Number(now !== unassigned) - Number(before !== unassigned);
    const later = choiceOf(instance, student, now) - choiceOf(instance, student, before);
    if (later > 0) {
      by.worse += 1;
      by.worseBy += later;
    } else {
      by.better += 1;
      by.betterBy -= later;
    }
  }
  return by;
}

/** Finds the student's choice of a project, from 0; one past their list for none. */
function choiceOf({ choiceStart, choices }: Instance, student: number, project: number): number {
  let at = choiceStart[student]!;
  while (at < choiceStart[student + 1]! && choices[at] !== project) at += 1;
  return at - choiceStart[student]!;
}
