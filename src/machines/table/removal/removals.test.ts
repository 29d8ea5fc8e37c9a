import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { ApiProblem } from '../../../api/problem.ts';
import type { TableSource } from '../../../api/tables/source.ts';
import { plantedSource } from '../../testing/planted-source.ts';
import { undoFor } from './removal.ts';
import { flush, removalsMachine, removedFrom } from './removals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function remove(told: Partial<TableSource> = {}) {
  const source = plantedSource(told as never);
  const actor = createActor(
    removalsMachine.provide({ actors: { watchLeaving: fromCallback(() => {}) } }),
  );
  const settled = vi.fn();
  actor.on('settled', ({ removal }) => settled(removal.getSnapshot().value));
  actor.start();
  actor.send({
    type: 'remove',
    removal: { table: 'planks', source, rows: [{ id: 1, label: 'Oak' }] },
  });
  const only = () => actor.getSnapshot().context.removals[0]!;
  const gone = () => [...removedFrom(actor.getSnapshot(), 'planks')];
  return { actor, source, settled, only, gone };
}

describe('a delete', () => {
  test('shows at once and goes out after five seconds', async () => {
    const { source, gone, settled } = remove();
    expect(gone()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(undoFor - 1);
    expect(source.remove).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(source.remove).toHaveBeenCalledExactlyOnceWith(1, {
      force: false,
      revoke: [],
      keepalive: false,
    });
    expect(settled).toHaveBeenCalledExactlyOnceWith('deleted');
  });

  test('is only hidden in the table it belongs to', () => {
    const { actor } = remove();
    expect(removedFrom(actor.getSnapshot(), 'beams').size).toBe(0);
  });

  test('that needs the password begins once it is given, and not where it is refused', async () => {
    const given = remove({ beforeRemove: async () => {} });
    expect(given.gone()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(given.gone()).toEqual([1]);
    await vi.advanceTimersByTimeAsync(undoFor);
    expect(given.source.remove).toHaveBeenCalledOnce();

    const refuse = async () => Promise.reject(new ApiProblem(403, 'password-needed', null));
    const refused = remove({ beforeRemove: refuse });
    await vi.advanceTimersByTimeAsync(2 * undoFor);
    expect(refused.source.remove).not.toHaveBeenCalled();
    expect(refused.settled.mock.calls).toEqual([['undone']]);
  });

  test('that is undone never reaches the server', async () => {
    const { source, only, gone, settled } = remove();
    only().send({ type: 'undo' });
    await vi.advanceTimersByTimeAsync(undoFor);
    expect(source.remove).not.toHaveBeenCalled();
    expect([gone(), settled.mock.calls]).toEqual([[], [['undone']]]);
  });

  test('waits while somebody reaches for the undo', async () => {
    const { source, only } = remove();
    only().send({ type: 'hold' });
    await vi.advanceTimersByTimeAsync(10 * undoFor);
    expect(source.remove).not.toHaveBeenCalled();
    only().send({ type: 'release' });
    await vi.advanceTimersByTimeAsync(undoFor);
    expect(source.remove).toHaveBeenCalledOnce();
  });

  test('goes out at once, and outlives the page, when the page is left', async () => {
    const { actor, source } = remove();
    actor.send({ type: 'leave' });
    await vi.advanceTimersByTimeAsync(0);
    expect(source.remove).toHaveBeenCalledExactlyOnceWith(1, {
      force: false,
      revoke: [],
      keepalive: true,
    });
  });

  test('goes out before a person signs out', async () => {
    const { actor, source } = remove();
    await flush(actor);
    expect(source.remove).toHaveBeenCalledOnce();
  });

  test('of what is already gone has succeeded', async () => {
    const missing = async () => Promise.reject(new ApiProblem(404, 'not-found', null));
    const { settled } = remove({ remove: missing });
    await vi.advanceTimersByTimeAsync(undoFor);
    expect(settled).toHaveBeenCalledWith('deleted');
  });
});

describe('where others depend on it', () => {
  const refuse = (_: number, { force }: { force: boolean }) =>
    force
      ? Promise.resolve('Deleted.')
      : Promise.reject(new ApiProblem(409, 'others-depend', 'Two applications would be lost.'));

  test('the row is back, with what would be lost', async () => {
    const { gone, only } = remove({ remove: vi.fn(refuse) });
    await vi.advanceTimersByTimeAsync(undoFor);
    expect(gone()).toEqual([]);
    expect(only().getSnapshot().context.refused[0]?.failure.sentence).toBe(
      'Two applications would be lost.',
    );
  });

  test('it can be deleted even so', async () => {
    const { only, settled } = remove({ remove: vi.fn(refuse) });
    await vi.advanceTimersByTimeAsync(undoFor);
    only().send({ type: 'even so' });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith('deleted');
  });

  test('it can be disabled instead', async () => {
    const { only, source, settled } = remove({ remove: vi.fn(refuse) });
    await vi.advanceTimersByTimeAsync(undoFor);
    only().send({ type: 'instead' });
    await vi.advanceTimersByTimeAsync(0);
    expect(source.change).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 1, act: 'disable', form: { state: 'disabled' } }),
    );
    expect(settled).toHaveBeenCalledWith('done instead');
  });
});
