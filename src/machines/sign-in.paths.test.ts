import { describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/problem.ts';
import { roles } from '../contract/people.ts';
import { alertOf, signInMachine } from './sign-in.ts';
import { follow, tell, walk } from './testing/walk.ts';

const credentials = { email: 'ada@trestle.example', password: 'Bridge-builder', remember: false };
const refused = new ApiProblem(401, 'sign-in-failed', 'Email or password is wrong.');
const unverified = new ApiProblem(403, 'email-unverified', 'Confirm your email address first.');

const { paths, unreached, deadEnds } = walk(signInMachine, {
  events: [
    { type: 'submit', credentials },
    { type: 'change address' },
    { type: 'known', answer: { token: 'from another tab', role: 'Company' } },
  ],
  answers: {
    exchange: {
      outputs: [
        { token: 'new', role: 'Student' },
        { token: 'new', role: 'Guest' },
        { role: 'Student' },
        { token: '', role: 'Student' },
        undefined,
      ],
      errors: [refused, unverified, new ApiProblem(0, 'unreachable', null)],
    },
    confirmEmail: { outputs: [undefined], errors: [new Error('The step broke.')] },
  },
});

test('every state of sign-in can be reached, and none but the last is an end', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('signed in'))).toEqual([]);
});

describe.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const now = path.state;

  test('shows one view, and an alert only where something failed', () => {
    expect(Boolean(now.children.confirmation)).toBe(now.matches('confirming'));
    const isToldOff = now.matches({ editing: 'failed' }) || now.matches({ editing: 'unknown role' });
    expect(alertOf(now) !== null).toBe(isToldOff);
    expect(now.hasTag('busy')).toBe(now.matches('signing in') || now.matches('signed in'));
  });

  test('enters once with a token and a known role, or not at all', () => {
    const enter = vi.fn();
    const machine = signInMachine.provide({ actions: { enter: (_, answer) => enter(answer) } });
    const { value, stop } = follow(machine, path);
    expect(value).toEqual(now.value);
    const entered = now.matches('signed in') ? [expect.toSatisfy(mayEnter)] : [];
    expect(enter.mock.calls.flat()).toEqual(entered);
    stop();
  });
});

const mayEnter = ({ token, role }: { token: string; role: (typeof roles)[number] }) =>
  token.length > 0 && roles.includes(role);
