import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { checkInMachine } from './check-in.ts';

const input = { id: 7 };
const form = { state: 'Blocked', sentence: 'Which datum?', hours: null } as const;
const { paths, unreached, deadEnds } = walk(checkInMachine, {
  input,
  events: [{ type: 'submit', week: '2031-03-03', form }],
  answers: {
    save: { outputs: [true], errors: [new ApiProblem(409, 'move-not-allowed', 'It is over.')] },
  },
});

test('a check-in is saved, or why it was not is told, and it can be sent again', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(checkInMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('saving'))
    expect(now.context).toMatchObject({ said: { week: '2031-03-03', form }, failure: null });
});
