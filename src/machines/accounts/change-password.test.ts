import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { changePasswordMachine, type Passwords, passwordAlert } from './change-password.ts';

const answer = 'Password changed. Your other sessions have ended.';
const passwords: Passwords = { currentPassword: 'Bridge-builder', newPassword: 'Tunnel-builder' };

function open(change = async (_: { input: Passwords }) => answer) {
  const calls = { change: vi.fn(change), changed: vi.fn() };
  const machine = changePasswordMachine.provide({ actors: { change: fromPromise(calls.change) } });
  const actor = createActor(machine).start();
  actor.on('changed', calls.changed);
  return { actor, calls };
}
const settled = (actor: ReturnType<typeof open>['actor']) =>
  waitFor(actor, (now) => now.matches('editing'));

describe('changing a password', () => {
  test('hands both over once, says what the server said, and keeps neither', async () => {
    const { actor, calls } = open();
    actor.send({ type: 'submit', passwords });
    actor.send({ type: 'submit', passwords });
    const now = await settled(actor);
    expect(calls.change).toHaveBeenCalledOnce();
    expect(calls.change.mock.calls[0]?.[0].input).toEqual(passwords);
    expect(calls.changed).toHaveBeenCalledOnce();
    expect(passwordAlert(now)).toEqual({ kind: 'success', text: answer });
    expect(JSON.stringify(now.context)).not.toContain('builder');
  });

  test('what is wrong with a field is told at the field alone', async () => {
    const errors = [{ path: 'currentPassword', message: 'This is not your current password.' }];
    const { actor, calls } = open(async () => {
      throw new ApiProblem(400, 'invalid', 'Check the marked fields.', { errors });
    });
    actor.send({ type: 'submit', passwords });
    const now = await settled(actor);
    expect(now.context.failure?.fields).toEqual(errors);
    expect(passwordAlert(now)).toBeNull();
    expect(calls.changed).not.toHaveBeenCalled();
    expect(JSON.stringify(now.context)).not.toContain('builder');
  });

  test.each([
    ['the server’s words', 'Too many requests.', 'Too many requests.'],
    ['our own', null, 'Your password was not changed. Try again.'],
  ])('any other failure is told in %s', async (_, detail, text) => {
    const { actor } = open(async () => {
      throw new ApiProblem(429, 'too-many-requests', detail);
    });
    actor.send({ type: 'submit', passwords });
    expect(passwordAlert(await settled(actor))).toEqual({ kind: 'danger', text });
  });

  test('a second change forgets the words about the first', async () => {
    const { actor } = open();
    actor.send({ type: 'submit', passwords });
    await settled(actor);
    actor.send({ type: 'submit', passwords });
    expect(passwordAlert(actor.getSnapshot())).toBeNull();
  });
});
