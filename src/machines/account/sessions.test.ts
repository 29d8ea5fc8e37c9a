import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { SignedInSession } from '../../contract/auth.ts';
import { type Ending, failedEnding, isEnding, isFirstLoad, sessionsMachine } from './sessions.ts';

const sessionOn = (device: string, current = false): SignedInSession => ({
  id: device,
  device,
  current,
  createdAt: '2025-03-01T09:30:00.000Z',
  lastUsedAt: '2025-03-01T09:30:00.000Z',
});
const here = sessionOn('Firefox on Linux', true);
const phone = sessionOn('Safari on iOS');

function open({
  fetchSessions = async () => [here, phone],
  end = async (_: { input: Ending }) => 'The session is ended.',
} = {}) {
  const calls = { fetch: vi.fn(fetchSessions), end: vi.fn(end), ended: vi.fn() };
  const machine = sessionsMachine.provide({
    actors: { fetchSessions: fromPromise(calls.fetch), end: fromPromise(calls.end) },
  });
  const actor = createActor(machine).start();
  actor.on('ended', ({ answer }) => calls.ended(answer));
  const listed = () => waitFor(actor, (now) => now.matches('listed'));
  return { actor, calls, listed };
}
const fail = (reason: 'not-found' | 'unavailable') => async () => {
  throw new ApiProblem(503, reason, 'The service is away for a moment.');
};

describe('the list', () => {
  test('loads, and again when something changed elsewhere', async () => {
    const { actor, calls, listed } = open();
    expect(isFirstLoad(actor.getSnapshot())).toBe(true);
    expect((await listed()).context.sessions).toEqual([here, phone]);
    actor.send({ type: 'refresh' });
    expect(isFirstLoad(actor.getSnapshot())).toBe(false);
    await listed();
    expect(calls.fetch).toHaveBeenCalledTimes(2);
  });

  test('that did not load can be asked for again', async () => {
    let isAway = true;
    const { actor, listed } = open({
      fetchSessions: async () => (isAway ? fail('unavailable')() : [here]),
    });
    const now = await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(failedEnding(now)).toBeNull();
    isAway = false;
    actor.send({ type: 'refresh' });
    expect((await listed()).context).toMatchObject({ sessions: [here], failure: null });
  });
});

describe('ending', () => {
  test.each([
    ['one', phone],
    ['all others', 'others'],
  ] as const)('%s is asked twice, done once, and the list comes anew', async (_, ending) => {
    const { actor, calls, listed } = open();
    await listed();
    actor.send({ type: 'ask', ending });
    expect(actor.getSnapshot().matches('confirming')).toBe(true);
    expect(calls.end).not.toHaveBeenCalled();
    actor.send({ type: 'confirm' });
    actor.send({ type: 'confirm' });
    expect(isEnding(actor.getSnapshot(), ending)).toBe(true);
    await listed();
    expect(calls.end).toHaveBeenCalledOnce();
    expect(calls.end.mock.calls[0]?.[0].input).toEqual(ending);
    expect(calls.ended).toHaveBeenCalledExactlyOnceWith('The session is ended.');
    expect(calls.fetch).toHaveBeenCalledTimes(2);
  });

  test('a no ends nothing', async () => {
    const { actor, calls, listed } = open();
    await listed();
    actor.send({ type: 'ask', ending: phone });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().context.ending).toBeNull();
    expect(calls.end).not.toHaveBeenCalled();
  });

  test('this device leaves by Logout alone, and without others there are none to end', async () => {
    const { actor, listed } = open({ fetchSessions: async () => [here] });
    const now = await listed();
    expect(now.can({ type: 'ask', ending: here })).toBe(false);
    expect(now.can({ type: 'ask', ending: 'others' })).toBe(false);
    actor.stop();
  });

  test('a session that was over already is no failure', async () => {
    const { actor, calls, listed } = open({ end: fail('not-found') });
    await listed();
    actor.send({ type: 'ask', ending: phone });
    actor.send({ type: 'confirm' });
    expect(failedEnding(await listed())).toBeNull();
    expect(calls.fetch).toHaveBeenCalledTimes(2);
  });

  test('a failure is told above the list, until the next try', async () => {
    const { actor, listed } = open({ end: fail('unavailable') });
    await listed();
    actor.send({ type: 'ask', ending: 'others' });
    actor.send({ type: 'confirm' });
    expect(failedEnding(await listed())?.sentence).toBe('The service is away for a moment.');
    actor.send({ type: 'ask', ending: 'others' });
    expect(failedEnding(actor.getSnapshot())).toBeNull();
  });
});
