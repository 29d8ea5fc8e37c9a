import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { registrationAlert, registrationMachine } from './registration.ts';
import type { Registration } from './sign-up.ts';

const input = { kind: 'student' } as const;
const registration: Registration = {
  kind: 'company',
  form: {
    name: 'Byron Works',
    recruiter: 'Ada Byron',
    email: 'ada@trestle.example',
    industry: 'Bridges',
    size: '1-10',
    password: 'Bridge-builder',
  },
};
const away = new ApiProblem(0, 'unreachable', null);
const entry = { token: 'new', role: 'Company' };

const { paths, unreached, deadEnds } = walk(registrationMachine, {
  input,
  events: [
    { type: 'choose', kind: 'company' },
    { type: 'submit', registration },
    { type: 'change address' },
    { type: 'enter code', email: registration.form.email },
  ],
  answers: {
    register: { outputs: ['Look into your mail.'], errors: [away] },
    confirmEmail: { outputs: [undefined], errors: [away] },
    exchange: {
      outputs: [entry, { token: 'new', role: 'Invitee' }, { role: 'Company' }, undefined],
      errors: [away],
    },
  },
});

test('every state of registration can be reached, and none but the last two is an end', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('signed in') || now.matches('confirmed'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const enter = vi.fn();
  const machine = registrationMachine.provide({
    actions: { enter: (__, answer) => enter(answer) },
  });
  const now = follow(machine, path, input);
  expect(now.value).toEqual(path.state.value);

  expect(Boolean(now.children.confirmation)).toBe(now.matches('confirming'));
  expect(now.hasTag('busy')).toBe(
    ['registering', 'signing in', 'signed in'].some((name) => name === now.value),
  );
  if (registrationAlert(now)) expect(now.value).toBe('filling');

  // What was typed is there for as long as it can still be wanted, and no longer.
  const isWanted = ['registering', 'confirming', 'signing in'].some((name) => name === now.value);
  const began = path.steps
    .map(({ event }) => event.type)
    .findLast((type) => type === 'submit' || type === 'enter code');
  const typed = began === 'submit' ? registration : null;
  if (isWanted) expect(now.context.registration).toEqual(typed);
  if (now.matches('signed in')) expect(now.context.registration).toBeNull();

  expect(enter.mock.calls.flat()).toEqual(now.matches('signed in') ? [entry] : []);
});
