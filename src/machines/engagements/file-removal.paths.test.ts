import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { fileRemovalMachine } from './file-removal.ts';

const input = { engagement: 7 };
const { paths, unreached, deadEnds } = walk(fileRemovalMachine, {
  input,
  events: [{ type: 'remove', file: 4 }],
  answers: {
    remove: { outputs: ['File removed.'], errors: [new ApiProblem(404, 'not-found', null)] },
  },
});

test('a file is removed, or why it was not is told', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(fileRemovalMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('removing')) expect(now.context).toMatchObject({ file: 4, failure: null });
});
