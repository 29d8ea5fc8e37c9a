import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { calling } from './calling.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => void log.mockClear());

/** Runs a call that fails so, to its end. */
function callWith(error: Error) {
  const actor = createActor(calling(() => Promise.reject(error)));
  return new Promise((resolve) => {
    actor.subscribe({ error: resolve });
    actor.start();
  });
}

test('a defect is logged', async () => {
  const defect = new TypeError('x is undefined');
  await callWith(defect);
  expect(log).toHaveBeenCalledExactlyOnceWith(defect);
});

test('a refusal is an answer, and is not', async () => {
  await callWith(new ApiProblem(409, 'move-not-allowed', 'This status change is not possible.'));
  expect(log).not.toHaveBeenCalled();
});
