import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { remindMachine } from './remind.ts';

const { paths, unreached, deadEnds } = walk(remindMachine, {
  events: [{ type: 'remind', id: 7 }],
  answers: {
    send: { outputs: ['Reminded.'], errors: [new ApiProblem(409, 'reminded-today', null)] },
  },
});

test('somebody is reminded, or the refusal is told', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(remindMachine, path);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('sending')) expect(now.context).toEqual({ id: 7, failure: null });
});
