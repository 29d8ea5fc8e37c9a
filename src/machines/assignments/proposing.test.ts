import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { proposingMachine } from './proposing.ts';

const asked = {
  type: 'propose' as const,
  asked: {
    scope: { engineeringType: 'Civil' as const, deadlineBefore: '', termId: null, projectIds: [] },
    pins: [],
    exclusions: [],
  },
};

test('proposing twice at once proposes once, and a failure can be tried again', async () => {
  const propose = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new ApiProblem(503, 'unavailable', null))
    .mockResolvedValue(7);
  const actor = createActor(
    proposingMachine.provide({ actors: { propose: fromPromise(propose) } }),
  ).start();
  const proposed = vi.fn();
  actor.on('proposed', ({ id }) => proposed(id));
  actor.send(asked);
  actor.send(asked);
  const failed = await waitFor(actor, (now) => now.matches('idle'));
  expect(failed.context.failure?.reason).toBe('unavailable');
  expect(propose).toHaveBeenCalledOnce();
  actor.send(asked);
  expect(actor.getSnapshot().context.failure).toBeNull();
  await waitFor(actor, (now) => now.matches('idle'));
  expect(proposed).toHaveBeenCalledExactlyOnceWith(7);
});
