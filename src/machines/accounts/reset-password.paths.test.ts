import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { resetAlert, resetPasswordMachine } from './reset-password.ts';

const errors = [{ path: 'password', message: 'Choose another.' }];

const { paths, unreached, deadEnds } = walk(resetPasswordMachine, {
  events: [
    { type: 'link', token: 'one' },
    { type: 'link', token: 'another' },
    { type: 'no link' },
    { type: 'submit', password: 'Bridge-builder' },
  ],
  answers: {
    setPassword: {
      outputs: ['Password set. You can sign in now.'],
      errors: [
        new ApiProblem(400, 'link-refused', 'Request a new link.'),
        new ApiProblem(400, 'invalid', 'Check the marked fields.', { errors }),
        new ApiProblem(0, 'unreachable', null),
      ],
    },
    endKeptSession: { outputs: ['Signed out.'], errors: [new ApiProblem(0, 'unreachable', null)] },
    watchLink: { errors: [new ApiProblem(0, 'unexpected', null)] },
  },
});

test('every state can be reached, and a whole link always leads to a set password', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('set'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const leaveForSignIn = vi.fn();
  const machine = resetPasswordMachine.provide({ actions: { leaveForSignIn } });
  const now = follow(machine, path);
  expect(now.value).toEqual(path.state.value);

  // A password is asked for with a link in hand, and for no other reason.
  const hasLink = now.matches('editing') || now.matches('setting');
  expect(now.context.token !== '').toBe(hasLink);
  expect(now.context.password !== '').toBe(now.matches('setting'));
  expect(now.can({ type: 'submit', password: '' })).toBe(now.matches('editing'));
  if (resetAlert(now)) expect(now.matches({ editing: 'failed' })).toBe(true);
  const isDone = now.matches('leaving') || now.matches('set');
  expect(now.hasTag('busy')).toBe(now.matches('setting') || isDone);
  expect(leaveForSignIn).toHaveBeenCalledTimes(now.matches('set') ? 1 : 0);
});
