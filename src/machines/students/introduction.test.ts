import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Student } from '../../contract/students/students.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { introductionMachine } from './introduction.ts';

const student = { sId: 7, skills: '', availableDays: null, bio: '' } as unknown as Student;
const answers = { skills: 'CAD', availableDays: 30, bio: '' };
const input = { student };

const { paths, unreached, deadEnds } = walk(introductionMachine, {
  input,
  events: [{ type: 'next' }, { type: 'back' }, { type: 'skip' }, { type: 'finish', answers }],
  answers: {
    finish: { outputs: [student], errors: [new ApiProblem(0, 'unreachable', null)] },
  },
});

test('every step can be reached and left, until the end', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('over'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(introductionMachine, path, input);
  expect(now.value).toEqual(path.state.value);
});
