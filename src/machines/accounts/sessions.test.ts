import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { SignedInSession } from '../../contract/accounts/auth.ts';
import { type Ending, endingMachine, isEnding } from './sessions.ts';

const sessionOn = (device: string, current = false): SignedInSession => ({
  id: device,
  device,
  current,
  createdAt: '2025-03-01T09:30:00.000Z',
  lastUsedAt: '2025-03-01T09:30:00.000Z',
});
const here = sessionOn('Firefox on Linux', true);
const phone = sessionOn('Safari on iOS');

function open(endSession = async (_: { input: Ending }) => 'The session has ended.') {
  const end = vi.fn(endSession);
  const ended = vi.fn();
  const machine = endingMachine.provide({ actors: { end: fromPromise(end) } });
  const actor = createActor(machine).start();
  actor.on('ended', ({ answer }) => ended(answer));
  const idle = () => waitFor(actor, (now) => now.matches('idle'));
  return { actor, end, ended, idle };
}
const fail = (reason: 'not-found' | 'unavailable') => async () => {
  throw new ApiProblem(503, reason, 'The service is unavailable. Try again in a moment.');
};

test.each([
  ['one', phone],
  ['all others', 'others'],
] as const)('ending %s is asked twice and done once', async (_, ending) => {
  const { actor, end, ended, idle } = open();
  actor.send({ type: 'ask', ending });
  expect(actor.getSnapshot().matches('confirming')).toBe(true);
  expect(end).not.toHaveBeenCalled();
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  expect(isEnding(actor.getSnapshot(), ending)).toBe(true);
  await idle();
  expect(end).toHaveBeenCalledOnce();
  expect(end.mock.calls[0]?.[0].input).toEqual(ending);
  expect(ended).toHaveBeenCalledExactlyOnceWith('The session has ended.');
});

test('a no ends nothing', () => {
  const { actor, end } = open();
  actor.send({ type: 'ask', ending: phone });
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().context.ending).toBeNull();
  expect(end).not.toHaveBeenCalled();
});

test('this device leaves by Logout alone', () => {
  const { actor } = open();
  expect(actor.getSnapshot().can({ type: 'ask', ending: here })).toBe(false);
});

test('a session that was over already is no failure', async () => {
  const { actor, ended, idle } = open(fail('not-found'));
  actor.send({ type: 'ask', ending: phone });
  actor.send({ type: 'confirm' });
  expect((await idle()).context.failure).toBeNull();
  expect(ended).toHaveBeenCalledExactlyOnceWith(null);
});

test('a failure is told above the list, until the next try', async () => {
  const { actor, idle } = open(fail('unavailable'));
  actor.send({ type: 'ask', ending: 'others' });
  actor.send({ type: 'confirm' });
  expect((await idle()).context.failure?.sentence).toBe(
    'The service is unavailable. Try again in a moment.',
  );
  actor.send({ type: 'ask', ending: 'others' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
