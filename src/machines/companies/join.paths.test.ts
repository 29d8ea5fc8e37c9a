import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { joinMachine } from './join.ts';

const invitation = {
  companyName: 'Voltara',
  name: 'Mara Lindt',
  email: 'mara@voltara.example',
  memberRole: 'Supervisor',
  hasAccount: false,
} as const;
const errors = [{ path: 'password', message: 'Choose another.' }];
const lost = new ApiProblem(0, 'unreachable', null);
const over = new ApiProblem(400, 'link-refused', 'Ask for a new one.');

const { paths, unreached, deadEnds } = walk(joinMachine, {
  events: [
    { type: 'link', token: 'one' },
    { type: 'no link' },
    { type: 'retry' },
    { type: 'submit', answer: { name: 'Mara Lindt', password: 'Bridge-builder' } },
  ],
  answers: {
    open: { outputs: [invitation], errors: [lost, over] },
    accept: {
      outputs: ['Joined.'],
      errors: [lost, over, new ApiProblem(400, 'invalid', null, { errors })],
    },
    watchLink: { errors: [new ApiProblem(0, 'unexpected', null)] },
  },
});

test('a whole link always leads into the company', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('joined'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const leaveForSignIn = vi.fn();
  const now = follow(joinMachine.provide({ actions: { leaveForSignIn } }), path);
  expect(now.value).toEqual(path.state.value);
  // A password is kept no longer than it is being sent.
  expect(now.context.answer !== null).toBe(now.matches('accepting'));
  expect(leaveForSignIn).toHaveBeenCalledTimes(now.matches('joined') ? 1 : 0);
});
