import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../api/problem.ts';
import { overviewMachine, type ProjectCounts, totalOf } from './overview.ts';

const counts: ProjectCounts = {
  Draft: 1,
  pending: 4,
  'In Progress': 3,
  Completed: 2,
  'On Hold': 0,
  Cancelled: 1,
};

test('counts, and after a failure counts again when told to', async () => {
  const count = vi.fn<() => Promise<ProjectCounts>>();
  count.mockRejectedValueOnce(new ApiProblem(503, 'unavailable', null)).mockResolvedValue(counts);
  const machine = overviewMachine.provide({ actors: { countProjects: fromPromise(count) } });
  const actor = createActor(machine).start();
  await waitFor(actor, (now) => now.matches('failed'));
  actor.send({ type: 'retry' });
  expect((await waitFor(actor, (now) => now.matches('counted'))).context.counts).toBe(counts);
});

test('the total is the sum of all statuses', () => {
  expect(totalOf(counts)).toBe(11);
});
