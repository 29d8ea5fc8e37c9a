import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { SignInAnswer } from '../../contract/accounts/auth.ts';
import { type Credentials, signInAlert, signInMachine } from './sign-in.ts';

const credentials = { email: 'ada@trestle.example', password: 'Bridge-builder', remember: true };
const student: SignInAnswer = { token: 'token', role: 'Student' };
type Exchange = (from: { input: Credentials }) => Promise<SignInAnswer>;

/** The address is confirmed as soon as the step opens. */
const confirmedAtOnce = setup({
  types: { input: {} as { email: string; mailed: boolean } },
}).createMachine({ initial: 'done', states: { done: { type: 'final' } } });

function open(exchange: Exchange = async () => student) {
  const calls = { exchange: vi.fn(exchange), enter: vi.fn() };
  const machine = signInMachine.provide({
    actors: {
      exchange: fromPromise(calls.exchange),
      confirmEmail: confirmedAtOnce as never,
    },
    actions: { enter: (_, answer) => calls.enter(answer) },
  });
  const signIn = createActor(machine).start();
  return { signIn, calls };
}
const settled = (actor: ReturnType<typeof open>['signIn']) =>
  waitFor(actor, (now) => !now.matches('signing in'));

describe('sign-in', () => {
  test('hands the credentials over and enters', async () => {
    const { signIn, calls } = open();
    signIn.send({ type: 'submit', credentials });
    expect(signIn.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(signIn, (now) => now.matches('signed in'));
    expect(calls.exchange.mock.calls[0]?.[0].input).toEqual(credentials);
    expect(calls.enter).toHaveBeenCalledExactlyOnceWith(student);
  });

  test('shows the server’s words when it refuses', async () => {
    const { signIn, calls } = open(async () => {
      throw new ApiProblem(401, 'sign-in-failed', 'Email or password is wrong.');
    });
    signIn.send({ type: 'submit', credentials });
    expect(signInAlert(await settled(signIn))).toBe('Email or password is wrong.');
    expect(calls.enter).not.toHaveBeenCalled();
  });

  test('says ‘Login failed!’ when no words came, and forgets it on the next try', async () => {
    const { signIn } = open(async () => {
      throw new ApiProblem(0, 'unreachable', null);
    });
    signIn.send({ type: 'submit', credentials });
    expect(signInAlert(await settled(signIn))).toBe('Login failed!');
    signIn.send({ type: 'submit', credentials });
    expect(signInAlert(signIn.getSnapshot())).toBeNull();
  });

  test('says ‘Unknown role!’ for a role without a place, and keeps no token', async () => {
    const { signIn, calls } = open(async () => ({ token: 'token', role: 'Invitee' as 'Student' }));
    signIn.send({ type: 'submit', credentials });
    expect(signInAlert(await settled(signIn))).toBe('Unknown role!');
    expect(calls.enter).not.toHaveBeenCalled();
  });

  test('an unconfirmed address goes through the code, then signs in by itself', async () => {
    let confirmed = false;
    const { signIn, calls } = open(async () => {
      if (confirmed) return student;
      confirmed = true;
      throw new ApiProblem(403, 'email-unverified', 'Confirm your email address first.');
    });
    const path: unknown[] = [];
    signIn.subscribe((now) => path.push(now.value));
    signIn.send({ type: 'submit', credentials });
    await waitFor(signIn, (now) => now.matches('signed in'));
    expect(calls.exchange).toHaveBeenCalledTimes(2);
    expect(calls.enter).toHaveBeenCalledExactlyOnceWith(student);
  });

  test('a person who is already signed in is sent on', () => {
    const { signIn, calls } = open();
    signIn.send({ type: 'known', answer: student });
    expect(signIn.getSnapshot().value).toBe('signed in');
    expect(calls.enter).toHaveBeenCalledExactlyOnceWith(student);
  });
});

test('the code step can be left for another address', async () => {
  const machine = signInMachine.provide({
    actors: {
      exchange: fromPromise<SignInAnswer, Credentials>(async () => {
        throw new ApiProblem(403, 'email-unverified', null);
      }),
      confirmEmail: setup({
        types: { input: {} as { email: string; mailed: boolean } },
      }).createMachine({}) as never,
    },
  });
  const signIn = createActor(machine).start();
  signIn.send({ type: 'submit', credentials });
  await waitFor(signIn, (now) => now.matches('confirming'));
  signIn.send({ type: 'change address' });
  expect(signIn.getSnapshot().matches('editing')).toBe(true);
});
