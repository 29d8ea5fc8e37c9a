import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allAssignments, choiceOf, pinnedInstances } from '../../../testing/small-instances.ts';
import { companyOptimal } from './company-optimal.ts';
import { type Assignment, type Instance, type Pair, unassigned } from './instance.ts';
import { lowestRank } from './lowest-rank.ts';
import { pinCosts } from './pin-costs.ts';
import { market, without, withPins } from './pins.ts';
import { studentOptimal } from './student-optimal.ts';

const drawn = pinnedInstances(4, 4, 3);
const isIn = (pairs: readonly Pair[], student: number, project: number) =>
  pairs.some((pair) => pair.student === student && pair.project === project);

/** Every assignment that keeps the pins and gives no excluded pair. */
function allowed(instance: Instance, pins: readonly Pair[], exclusions: readonly Pair[]) {
  const found: Assignment[] = [];
  for (const assignment of allAssignments(instance)) {
    const keeps = pins.every(({ student, project }) => assignment[student] === project);
    if (keeps && !exclusions.some(({ student, project }) => assignment[student] === project))
      found.push(assignment.slice());
  }
  return found;
}

/**
 * The pairs that would both rather be together than keep an assignment in which nobody may touch the pins: by
 * the definition of the paper, with the pinned neither moving nor giving way.
 */
function restless(
  instance: Instance,
  pins: readonly Pair[],
  exclusions: readonly Pair[],
  assignment: Assignment,
): Pair[] {
  const { students, projects, companyOf, projectCapacity, companyCapacity } = instance;
  const isPinned = (student: number) => pins.some((pin) => pin.student === student);
  const holds = (is: (project: number) => boolean) =>
    Array.from(assignment.keys()).filter((student) => is(assignment[student]!));
  const found: Pair[] = [];
  for (let student = 0; student < students; student += 1) {
    for (let project = 0; project < projects && !isPinned(student); project += 1) {
      const company = companyOf[project]!;
      const list = Array.from(
        instance.ranking.subarray(
          instance.rankingStart[company],
          instance.rankingStart[company + 1],
        ),
      );
      const own = assignment[student]!;
      const choice = choiceOf(instance, student, project);
      if (choice < 0 || !list.includes(student) || isIn(exclusions, student, project)) continue;
      if (choice >= choiceOf(instance, student, own)) continue;
      const inProject = holds((held) => held === project);
      const inCompany = holds((held) => held !== unassigned && companyOf[held] === company);
      const worseIn = (those: number[]) =>
        those.some((other) => !isPinned(other) && list.indexOf(other) > list.indexOf(student));
      const hasRoom = inProject.length < projectCapacity[project]!;
      const companyHasRoom = inCompany.length < companyCapacity[company]!;
      const isTheirs = inCompany.includes(student);
      const wants = hasRoom ? companyHasRoom || isTheirs || worseIn(inCompany) : worseIn(inProject);
      if (wants) found.push({ student, project });
    }
  }
  return found;
}

/** By brute force: of all that keep the pins and are stable among the rest, the one that is best for every student. */
function bestByBruteForce(instance: Instance, pins: readonly Pair[], exclusions: readonly Pair[]) {
  const stable = allowed(instance, pins, exclusions).filter(
    (assignment) => restless(instance, pins, exclusions, assignment).length === 0,
  );
  const isBest = (one: Assignment) =>
    stable.every((other) =>
      one.every(
        (project, student) =>
          choiceOf(instance, student, project) <= choiceOf(instance, student, other[student]!),
      ),
    );
  return { stable, best: stable.find(isBest)! };
}

test('keeps every pin and no exclusion, is stable among the rest, and the best of these for every student', () => {
  let both = 0;
  fc.assert(
    fc.property(drawn, ({ instance, pins, exclusions }) => {
      both += Number(pins.length > 0 && exclusions.length > 0);
      const left = market(without(instance, exclusions), pins);
      const { stable, best } = bestByBruteForce(instance, pins, exclusions);
      expect(withPins(studentOptimal(left), pins)).toEqual(best);
      expect(stable).toContainEqual(withPins(companyOptimal(left), pins));
    }),
    { numRuns: 2_000, seed: 1962 },
  );
  expect(both).toBeGreaterThan(400);
});

test('the lowest ranks keep every pin and no exclusion, and place as many as can be', () => {
  fc.assert(
    fc.property(drawn, ({ instance, pins, exclusions }) => {
      const placed = (assignment: Assignment) =>
        assignment.reduce((sum, project) => sum + Number(project !== unassigned), 0);
      const lowest = withPins(lowestRank(market(without(instance, exclusions), pins)), pins);
      const all = allowed(instance, pins, exclusions);
      expect(all).toContainEqual(lowest);
      expect(placed(lowest)).toBe(Math.max(...all.map(placed)));
    }),
    { numRuns: 1_000, seed: 1969 },
  );
});

test('the cost of a pin, and of all pins, equals the difference found by brute force', () => {
  let dear = 0;
  fc.assert(
    fc.property(drawn, ({ instance, pins, exclusions }) => {
      const { best } = bestByBruteForce(instance, pins, exclusions);
      const rank = (assignment: Assignment, student: number) =>
        Math.min(
          choiceOf(instance, student, assignment[student]!),
          instance.choiceStart[student + 1]! - instance.choiceStart[student]!,
        );
      const costBeside = (stay: readonly Pair[]) => {
        const { best: before } = bestByBruteForce(instance, stay, exclusions);
        const later = Array.from(best, (_, student) => rank(best, student) - rank(before, student));
        const [worse, better] = [later.filter((by) => by > 0), later.filter((by) => by < 0)];
        const sum = (numbers: number[]) => numbers.reduce((all, by) => all + Math.abs(by), 0);
        const placed = (assignment: Assignment) =>
          Array.from(assignment).filter((project) => project !== unassigned).length;
        return {
          placed: placed(best) - placed(before),
          better: better.length,
          betterBy: sum(better),
          worse: worse.length,
          worseBy: sum(worse),
          blocking: restless(instance, stay, exclusions, best).length,
        };
      };
      const costs = pinCosts(instance, pins, exclusions);
      dear += Number(costs.together.worse > 0 && costs.together.blocking > 0);
      expect(costs.each).toEqual(
        pins.map((pin) => costBeside(pins.filter((other) => other !== pin))),
      );
      expect(costs.together).toEqual(costBeside([]));
    }),
    { numRuns: 2_000, seed: 2007 },
  );
  expect(dear).toBeGreaterThan(100);
});

test('without pins and exclusions the solvers get the instance itself', () => {
  fc.assert(
    fc.property(drawn, ({ instance }) => {
      expect(market(without(instance, []), [])).toBe(instance);
    }),
    { numRuns: 10 },
  );
});
