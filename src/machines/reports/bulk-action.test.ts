import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { BulkAction } from '../../contract/reports/bulk-actions.ts';
import { type BulkActionWish, bulkActionMachine } from './bulk-action.ts';

const act = { id: 7, state: 'proposed' } as BulkAction;
const wish: BulkActionWish = { kind: 'student', act: 'disable', ids: [1, 2] };

function open(wanted: BulkActionWish, propose = async () => act) {
  const calls = {
    propose: vi.fn(propose),
    start: vi.fn(async () => act),
    undo: vi.fn(async () => act),
  };
  const machine = bulkActionMachine.provide({
    actors: {
      propose: fromPromise(calls.propose),
      start: fromPromise(calls.start),
      undo: fromPromise(calls.undo),
    },
    actions: { readAnew: () => {} },
  });
  const actor = createActor(machine, { input: { wish: wanted } });
  const begun = vi.fn();
  actor.on('begun', begun);
  actor.start();
  return { actor, calls, begun };
}
const shown = (actor: ReturnType<typeof open>['actor']) =>
  waitFor(actor, (now) => now.matches('shown'));

describe('an act about many', () => {
  test('is shown and not begun, until it is pressed', async () => {
    const { actor, calls, begun } = open(wish);
    expect((await shown(actor)).context.id).toBe(7);
    expect(calls.start).not.toHaveBeenCalled();
    actor.send({ type: 'start' });
    actor.send({ type: 'start' });
    await shown(actor);
    expect(calls.start).toHaveBeenCalledOnce();
    expect(begun).toHaveBeenCalledOnce();
  });

  test('that cannot be shown says why, and is tried again with the same key', async () => {
    const fail = vi.fn(async () => act);
    fail.mockRejectedValueOnce(new ApiProblem(503, 'unavailable', 'Try again in a moment.'));
    const { actor, calls } = open(wish, fail);
    const { context } = await waitFor(actor, (now) => now.matches('not proposed'));
    expect(context.failure?.sentence).toBe('Try again in a moment.');
    actor.send({ type: 'retry' });
    await shown(actor);
    const [first, second] = calls.propose.mock.calls as unknown as [{ input: object }][];
    expect(second![0].input).toEqual(first![0].input);
  });

  test('of before is opened by its number and taken back', async () => {
    const { actor, calls } = open({ id: 7 });
    await shown(actor);
    actor.send({ type: 'undo' });
    await shown(actor);
    expect(calls.propose).not.toHaveBeenCalled();
    expect(calls.undo).toHaveBeenCalledOnce();
  });
});
