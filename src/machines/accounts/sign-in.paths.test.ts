import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { SignInAnswer } from '../../contract/accounts/auth.ts';
import { roles } from '../../contract/accounts/people.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { signInAlert, signInMachine } from './sign-in.ts';

const credentials = { email: 'ada@trestle.example', password: 'Bridge-builder', remember: false };
const refused = new ApiProblem(401, 'sign-in-failed', 'Email or password is wrong.');
const unverified = new ApiProblem(403, 'email-unverified', 'Confirm your email address first.');

const { paths, unreached, deadEnds } = walk(signInMachine, {
  events: [
    { type: 'submit', credentials },
    { type: 'not kept' },
    { type: 'change address' },
    { type: 'known', answer: { token: 'from another tab', role: 'Company' } },
  ],
  answers: {
    exchange: {
      outputs: [
        { token: 'new', role: 'Student' },
        { token: 'new', role: 'Invitee' },
        { role: 'Student' },
        { token: '', role: 'Student' },
        undefined,
      ],
      errors: [refused, unverified, new ApiProblem(0, 'unreachable', null)],
    },
    confirmEmail: { outputs: [undefined], errors: [new ApiProblem(0, 'unreachable', null)] },
  },
});

test('every state of sign-in can be reached, and none but the last is an end', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('signed in'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const enter = vi.fn();
  const machine = signInMachine.provide({ actions: { enter: (__, answer) => enter(answer) } });
  const now = follow(machine, path);
  expect(now.value).toEqual(path.state.value);

  // One view: the code, or the form with an alert where something failed.
  expect(Boolean(now.children.confirmation)).toBe(now.matches('confirming'));
  const hasFailed = (['failed', 'unknown role', 'not kept'] as const).some((editing) =>
    now.matches({ editing }),
  );
  expect(signInAlert(now) !== null).toBe(hasFailed);
  expect(now.hasTag('busy')).toBe(now.matches('signing in') || now.matches('signed in'));

  // In once, with a token and a known role; otherwise not at all.
  expect(enter.mock.calls.flat()).toEqual(now.matches('signed in') ? [aWayIn] : []);
});

const aWayIn = expect.toSatisfy(
  ({ token, role }: SignInAnswer) => token.length > 0 && roles.includes(role),
);
