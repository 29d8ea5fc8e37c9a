import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { company } from '../testing/company-samples.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { ownCompanyMachine } from './own-company.ts';

const renamed = { ...company, name: 'Fennmark Works' };
const { paths, deadEnds } = walk(ownCompanyMachine, {
  events: [
    { type: 'retry' },
    { type: 'network back' },
    { type: 'network lost' },
    { type: 'changed', company: renamed },
  ],
  answers: {
    find: { outputs: [company], errors: [new ApiProblem(0, 'unreachable', null)] },
  },
});

test('every state leads to the company being known', () => {
  expect(deadEnds((now) => now.matches('known'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(ownCompanyMachine, path);
  expect(now.value).toEqual(path.state.value);
  expect(now.context.company !== null).toBe(now.matches('known'));
});
