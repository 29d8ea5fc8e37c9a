import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { applicationDetailMachine } from './application-detail.ts';

const input = { id: 41 };

const { paths, unreached, deadEnds } = walk(applicationDetailMachine, {
  input,
  events: [{ type: 'retry' }, { type: 'refresh' }],
  answers: {
    fetchDetail: {
      outputs: [{ applicationId: 41, status: 'Offered' }],
      errors: [
        new ApiProblem(0, 'unreachable', null),
        new ApiProblem(404, 'not-found', null),
        new ApiProblem(403, 'forbidden', null),
      ],
    },
  },
});

test('every state of an application can be reached, and each leads back to it', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('shown'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(applicationDetailMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  // What was read once stays to be read; what never was is said to have failed.
  if (now.matches('failed')) expect(now.context.detail).toBeNull();
  if (now.matches('shown') || now.matches('outdated')) expect(now.context.detail).not.toBeNull();
});
