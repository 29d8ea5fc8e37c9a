import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { recoveryAlert, recoveryMachine } from './recovery.ts';

const answer = 'If this address has an account, we have emailed it a link.';
const email = 'ada@trestle.example';

function open(askForLink = async (_: { input: { email: string } }) => answer) {
  const ask = vi.fn(askForLink);
  const machine = recoveryMachine.provide({
    actors: { askForLink: fromPromise(ask) },
    actions: { keepReturnPlace: () => {} },
  });
  return { recovery: createActor(machine).start(), ask };
}

describe('a forgotten password', () => {
  test('hands the address over and keeps the server’s words', async () => {
    const { recovery, ask } = open();
    recovery.send({ type: 'submit', email });
    recovery.send({ type: 'submit', email: 'twice@trestle.example' });
    const { context } = await waitFor(recovery, (now) => now.matches('answered'));
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]?.[0].input).toEqual({ email });
    expect(context.answer).toBe(answer);
  });

  test('may be asked again, with the address still there', async () => {
    const { recovery } = open();
    recovery.send({ type: 'submit', email });
    await waitFor(recovery, (now) => now.matches('answered'));
    recovery.send({ type: 'ask again' });
    expect(recovery.getSnapshot().context).toMatchObject({ email, answer: null });
  });

  test.each([
    ['the server’s words', 'Too many requests.', 'Too many requests.'],
    ['our own', null, 'We could not send a link. Try again in a moment.'],
  ])('a failure is told in %s, and forgotten on the next try', async (_, detail, told) => {
    const { recovery } = open(async () => {
      throw new ApiProblem(429, 'too-many-requests', detail);
    });
    recovery.send({ type: 'submit', email });
    expect(recoveryAlert(await waitFor(recovery, (now) => now.matches('editing')))).toBe(told);
    recovery.send({ type: 'submit', email });
    expect(recoveryAlert(recovery.getSnapshot())).toBeNull();
  });
});
