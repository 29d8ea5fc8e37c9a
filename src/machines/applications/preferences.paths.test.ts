import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Application } from '../../contract/applications/applications.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { preferencesMachine } from './preferences.ts';

const one = { applicationId: 1, preference: 1, status: 'Offered' } as Application;
const two = { applicationId: 2, preference: null, status: 'Under Review' } as Application;
const input = { applications: [one, two] };

const { paths, unreached, deadEnds } = walk(preferencesMachine, {
  input,
  events: [
    { type: 'listed', applications: [one, two] },
    { type: 'listed', applications: [one] },
    { type: 'put', order: [1, 2] },
    { type: 'put', order: [2, 1] },
    { type: 'retry' },
    { type: 'undo' },
  ],
  answers: {
    save: {
      outputs: ['Order saved.'],
      errors: [
        new ApiProblem(0, 'unreachable', null),
        new ApiProblem(409, 'not-live', 'One of them has moved on.'),
      ],
    },
  },
});

test('every state of an order can be reached, and each leads to a saved one', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('saved'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(preferencesMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  const { saved, order, failure } = now.context;
  if (now.matches('saved')) expect(order).toEqual(saved);
  // A failure is said exactly where something can be done about it.
  expect(failure !== null).toBe(now.matches('failed') || now.matches('overtaken'));
  if (failure) expect(now.can({ type: 'retry' }) && now.can({ type: 'undo' })).toBe(true);
});
