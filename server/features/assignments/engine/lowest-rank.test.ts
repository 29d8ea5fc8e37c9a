import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allAssignments, choiceOf, instances } from '../../../testing/small-instances.ts';
import type { Assignment } from './instance.ts';
import { lowestRank } from './lowest-rank.ts';

test('places most students, and among such assignments costs least, against brute force', () => {
  fc.assert(
    fc.property(instances(4, 4, 3), (instance) => {
      const worth = (assignment: Assignment) => {
        const ranks = Array.from(
          assignment,
          (project, student) => choiceOf(instance, student, project) + 1,
        );
        const placed = ranks.filter(Number.isFinite);
        return { placed: placed.length, cost: placed.reduce((sum, rank) => sum + rank, 0) };
      };
      const best = { placed: 0, cost: 0 };
      for (const assignment of allAssignments(instance)) {
        const { placed, cost } = worth(assignment);
        if (placed > best.placed || (placed === best.placed && cost < best.cost))
          Object.assign(best, { placed, cost });
      }
      expect(worth(lowestRank(instance))).toEqual(best);
    }),
    { numRuns: 2_000, seed: 1969 },
  );
});
