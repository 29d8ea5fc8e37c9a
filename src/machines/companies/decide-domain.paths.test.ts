import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { decideDomainMachine } from './decide-domain.ts';

const decision = { companyId: 3, domainId: 7, isAllowed: true };
const { paths, unreached, deadEnds } = walk(decideDomainMachine, {
  events: [{ type: 'decide', decision }],
  answers: {
    decide: { outputs: ['Domain allowed.'], errors: [new ApiProblem(404, 'not-found', null)] },
  },
});

test('a domain is decided about, or the refusal is told', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(decideDomainMachine, path);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('sending')) expect(now.context).toEqual({ decision, failure: null });
});
