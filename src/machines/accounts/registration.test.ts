import { describe, expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, setup, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { SignInAnswer } from '../../contract/accounts/auth.ts';
import { apiBase } from '../../contract/api-base.ts';
import { registrationAlert, registrationMachine } from './registration.ts';
import type { Credentials } from './sign-in.ts';
import type { Registration } from './sign-up.ts';

const registration: Registration = {
  kind: 'student',
  form: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@trestle.example',
    engineeringType: 'Computer',
    collegeYear: 'Final',
    university: 'London',
    password: 'Bridge-builder',
  },
};
const student: SignInAnswer = { token: 'token', role: 'Student' };

/** Stands for the code step: confirmed when told so. */
const codeStep = setup({
  types: {
    input: {} as { mail: (signal: AbortSignal) => Promise<unknown> },
    context: {} as { mail: (signal: AbortSignal) => Promise<unknown> },
    events: {} as { type: 'confirm' },
  },
}).createMachine({
  context: ({ input }) => ({ mail: input.mail }),
  initial: 'asking',
  states: { asking: { on: { confirm: 'done' } }, done: { type: 'final' } },
});

function open({
  register = async (_: { input: Registration }): Promise<unknown> => 'Look into your mail.',
  exchange = async (_: { input: Credentials }) => student,
} = {}) {
  const calls = { register: vi.fn(register), exchange: vi.fn(exchange), enter: vi.fn() };
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise(calls.register),
      exchange: fromPromise(calls.exchange),
      confirmEmail: codeStep as never,
    },
    actions: { enter: (_, answer) => calls.enter(answer) },
  });
  const actor = createActor(machine, { input: { kind: 'student' } }).start();
  const confirm = () =>
    (actor.getSnapshot().children.confirmation as { send(event: object): void } | undefined)?.send({
      type: 'confirm',
    });
  return { actor, calls, confirm };
}

describe('registration', () => {
  test('form, code, and in: with the password typed once', async () => {
    const { actor, calls, confirm } = open();
    actor.send({ type: 'submit', registration });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (now) => now.matches('confirming'));
    confirm();
    await waitFor(actor, (now) => now.matches('signed in'));
    expect(calls.register.mock.calls[0]?.[0].input).toEqual(registration);
    expect(calls.exchange.mock.calls[0]?.[0].input).toEqual({
      email: 'ada@trestle.example',
      password: 'Bridge-builder',
      remember: false,
    });
    expect(calls.enter).toHaveBeenCalledExactlyOnceWith(student);
    expect(actor.getSnapshot().context.registration).toBeNull();
  });

  test('another code is asked for by sending the same registration again, so that it is no stranger’s', async () => {
    const sent = vi.fn(async (_: string, __: RequestInit) => Response.json('Look into your mail.'));
    vi.stubGlobal('fetch', sent);
    const { actor } = open();
    actor.send({ type: 'submit', registration });
    await waitFor(actor, (now) => now.matches('confirming'));
    const step = actor.getSnapshot().children.confirmation as unknown as ActorRefFrom<
      typeof codeStep
    >;
    await step.getSnapshot().context.mail(new AbortController().signal);
    vi.unstubAllGlobals();
    const [address, { body }] = sent.mock.calls[0]!;
    expect(address).toBe(`${apiBase}/Students/register`);
    expect(JSON.parse(String(body))).toEqual(registration.form);
  });

  test('a student may turn out to be a company', () => {
    const { actor } = open();
    actor.send({ type: 'choose', kind: 'company' });
    expect(actor.getSnapshot().context.kind).toBe('company');
  });

  test.each([
    ['the server’s words', 'Choose a longer password.', 'Choose a longer password.'],
    [
      'our own where it had none',
      null,
      'We could not create your account. Your entries are still here. Try again.',
    ],
  ])('a refusal comes back to the form with %s', async (_, detail, sentence) => {
    const { actor } = open({
      register: async () => {
        throw new ApiProblem(400, 'invalid', detail);
      },
    });
    actor.send({ type: 'submit', registration });
    const now = await waitFor(actor, (snapshot) => snapshot.matches('filling'));
    expect(registrationAlert(now)).toBe(sentence);
    actor.send({ type: 'choose', kind: 'company' });
    expect(registrationAlert(actor.getSnapshot())).toBeNull();
  });

  test('a mistyped address can be changed before the code', async () => {
    const { actor } = open();
    actor.send({ type: 'submit', registration });
    await waitFor(actor, (now) => now.matches('confirming'));
    actor.send({ type: 'change address' });
    expect(actor.getSnapshot().matches('filling')).toBe(true);
    expect(actor.getSnapshot().context.registration).toEqual(registration);
  });

  test.each([
    ['fails', () => Promise.reject(new ApiProblem(0, 'unreachable', null))],
    ['answers an unknown role', async () => ({ token: 't', role: 'Invitee' as 'Student' })],
  ])('when signing in %s, the confirmed person is led to sign-in', async (_, exchange) => {
    const { actor, calls, confirm } = open({ exchange });
    actor.send({ type: 'submit', registration });
    await waitFor(actor, (now) => now.matches('confirming'));
    confirm();
    await waitFor(actor, (now) => now.matches('confirmed'));
    expect(calls.enter).not.toHaveBeenCalled();
  });
});
