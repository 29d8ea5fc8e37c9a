import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { askToJoinMachine } from './ask-to-join.ts';

const { paths, unreached, deadEnds } = walk(askToJoinMachine, {
  events: [{ type: 'submit', form: { name: 'Sam', email: 'sam@voltara.example' } }],
  answers: {
    ask: { outputs: ['Asked.'], errors: [new ApiProblem(429, 'too-many-requests', 'Wait.')] },
  },
});

test('whoever asks gets an answer, or asks again', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('asked'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(askToJoinMachine, path);
  expect(now.value).toEqual(path.state.value);
  expect(now.context.answer).toBe(now.matches('asked') ? 'Asked.' : null);
});
