import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiProblem, failureFrom } from '../../api/problem.ts';
import type { Notification } from '../../contract/notifications.ts';
import { type Dismissal, openOnes } from './notification-list.ts';
import { failedDismissal, isCutOff, notificationsMachine, unread } from './notifications.ts';

const one = (id: number) => ({ id, title: `News ${id}` }) as Notification;
const away = new ApiProblem(503, 'unavailable', null);

type Line = (event: Parameters<ReturnType<typeof open>['actor']['send']>[0]) => void;

function open({
  fetch = async (): Promise<readonly Notification[]> => [one(3), one(2), one(1)],
  dismiss = async (_: { input: Dismissal }): Promise<unknown> => 'Dismissed.',
} = {}) {
  const line: { say: Line; ends: () => void } = { say: () => {}, ends: vi.fn() };
  const calls = {
    fetch: vi.fn(fetch),
    dismiss: vi.fn(dismiss),
    news: vi.fn(),
    changed: vi.fn(),
    dismissed: vi.fn(),
  };
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        fetchNotifications: fromPromise(calls.fetch),
        dismiss: fromPromise(calls.dismiss),
        watchNetwork: fromCallback(() => {}),
        watchVisibility: fromCallback(() => {}),
        listen: fromCallback(({ sendBack }) => {
          line.say = sendBack as Line;
          return line.ends;
        }),
      },
    }),
  );
  actor.on('news', ({ fresh }) => calls.news(fresh.map(({ id }) => id)));
  actor.on('changed', calls.changed);
  actor.on('dismissed', calls.dismissed);
  actor.start();
  const now = () => actor.getSnapshot();
  const shown = () => openOnes(now().context).map(({ id }) => id);
  return { actor, calls, line, now, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const soon = () => vi.advanceTimersByTimeAsync(0);
const calm = () => vi.advanceTimersByTimeAsync(1000);

describe('what else changes', () => {
  test('is told once for everything one act changes, and so often and no more', async () => {
    const { line, calls } = open();
    await calm();
    for (let n = 0; n < 3; n += 1) line.say({ type: 'changed' });
    expect(calls.changed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(calls.changed).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 20; n += 1) {
      line.say({ type: 'changed' });
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(calls.changed).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.changed).toHaveBeenCalledTimes(3);
  });
});

describe('the list', () => {
  test('is asked for at once, the line only when the screen has calmed down', async () => {
    const { now, shown, line, calls } = open();
    expect(now().matches({ list: 'loading', line: 'resting' })).toBe(true);
    await soon();
    expect(shown()).toEqual([3, 2, 1]);
    expect(unread(now())).toBe(3);
    await calm();
    expect(now().matches({ line: { following: 'connecting' } })).toBe(true);
    line.say({ type: 'arrived', list: [one(3)] });
    expect(now().matches({ line: { following: 'live' } })).toBe(true);
    expect(shown()).toEqual([3]);
    expect(calls.dismissed).toHaveBeenCalledOnce();
  });

  test('a failure can be tried again', async () => {
    const fetch = vi.fn<() => Promise<readonly Notification[]>>();
    fetch.mockRejectedValueOnce(away).mockResolvedValue([one(1)]);
    const { actor, now, shown } = open({ fetch });
    await soon();
    expect(now().matches({ list: 'failed' })).toBe(true);
    expect(failedDismissal(now())).toBeNull();
    actor.send({ type: 'retry' });
    await soon();
    expect(shown()).toEqual([1]);
    expect(now().context.failure).toBeNull();
  });

  test('an API without notifications has none, and is not asked again', async () => {
    const none = new ApiProblem(404, 'not-found', null);
    const { now, shown, line, calls } = open({ fetch: () => Promise.reject(none) });
    await calm();
    expect(now().matches({ list: 'listed' })).toBe(true);
    expect(shown()).toEqual([]);
    line.say({ type: 'line refused', failure: failureFrom(none) });
    expect(isCutOff(now())).toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(now().matches({ line: 'absent' })).toBe(true);
    expect(calls.fetch).toHaveBeenCalledOnce();
  });

  test('the line mends a list that failed', async () => {
    const { now, shown, line } = open({ fetch: () => Promise.reject(away) });
    await calm();
    line.say({ type: 'arrived', list: [one(1)] });
    expect(now().matches({ list: 'listed' })).toBe(true);
    expect(shown()).toEqual([1]);
  });
});

describe('the line', () => {
  test('tells what is new, and not what was there or came first', async () => {
    const { calls, line } = open();
    await calm();
    line.say({ type: 'arrived', list: [one(3), one(2), one(1)] });
    expect(calls.news).not.toHaveBeenCalled();
    line.say({ type: 'arrived', list: [one(5), one(4), one(3)] });
    expect(calls.news.mock.calls).toEqual([[[5, 4]]]);
  });

  test('says when it is broken and when it is back, without a new connection', async () => {
    const { now, line } = open();
    await calm();
    line.say({ type: 'arrived', list: [] });
    line.say({ type: 'line broke' });
    expect(isCutOff(now())).toBe(true);
    line.say({ type: 'arrived', list: [one(9)] });
    expect(isCutOff(now())).toBe(false);
    expect(line.ends).not.toHaveBeenCalled();
  });

  test('once refused it is left alone for a while, then tried again', async () => {
    const { now, line } = open();
    await calm();
    line.say({
      type: 'line refused',
      failure: { reason: 'forbidden', sentence: null, fields: [] },
    });
    expect(now().matches({ line: 'cut' })).toBe(true);
    expect(line.ends).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(now().matches({ line: 'following' })).toBe(true);
  });

  test('a line that cannot even begin is cut off, not a blank page', async () => {
    const broken = notificationsMachine.provide({
      actors: {
        fetchNotifications: fromPromise(async (): Promise<readonly Notification[]> => []),
        watchNetwork: fromCallback(() => {}),
        listen: fromCallback(() => {
          throw new Error('no line');
        }),
      },
    });
    const actor = createActor(broken).start();
    await calm();
    expect(actor.getSnapshot().matches({ list: 'listed', line: 'cut' })).toBe(true);
  });

  test('ends when the browser goes offline, and begins anew when it is back', async () => {
    const { actor, line, now } = open();
    await calm();
    actor.send({ type: 'network lost' });
    expect(isCutOff(now())).toBe(true);
    expect(line.ends).toHaveBeenCalledOnce();
    actor.send({ type: 'network back' });
    expect(now().matches({ line: { following: 'connecting' } })).toBe(true);
    expect(isCutOff(now())).toBe(false);
  });

  test('ended for another page of this person rests until somebody turns to this one', async () => {
    const { actor, line, now } = open();
    await calm();
    line.say({ type: 'arrived', list: [] });
    line.say({ type: 'line replaced' });
    expect(isCutOff(now())).toBe(true);
    expect(line.ends).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(now().matches({ line: 'replaced' })).toBe(true);
    actor.send({ type: 'looked at' });
    expect(now().matches({ line: { following: 'connecting' } })).toBe(true);
    expect(isCutOff(now())).toBe(false);
  });

  test('ends with the area', async () => {
    const { actor, line } = open();
    await calm();
    actor.stop();
    expect(line.ends).toHaveBeenCalledOnce();
  });
});

describe('dismissing', () => {
  test('shows at once and is told in order', async () => {
    const { actor, calls, shown } = open();
    await soon();
    actor.send({ type: 'dismiss', id: 2 });
    actor.send({ type: 'dismiss', id: 3 });
    expect(shown()).toEqual([1]);
    expect(calls.dismiss).toHaveBeenCalledOnce();
    await soon();
    expect(calls.dismiss.mock.calls.map(([{ input }]) => input.id)).toEqual([2, 3]);
    expect(shown()).toEqual([1]);
  });

  test('a list sent before it does not bring it back', async () => {
    const { actor, line, shown } = open();
    await calm();
    actor.send({ type: 'dismiss', id: 3 });
    await soon();
    line.say({ type: 'arrived', list: [one(3), one(2), one(1)] });
    expect(shown()).toEqual([2, 1]);
  });

  test('all at once; with nothing open there is nothing to ask', async () => {
    const { actor, calls, shown } = open();
    await soon();
    actor.send({ type: 'dismiss all' });
    expect(shown()).toEqual([]);
    await soon();
    actor.send({ type: 'dismiss all' });
    await soon();
    expect(calls.dismiss.mock.calls.map(([{ input }]) => input.id)).toEqual(['all']);
  });

  test('what the server does not take comes back, with the reason; the next try forgets it', async () => {
    const dismiss = vi.fn<() => Promise<unknown>>();
    dismiss.mockRejectedValueOnce(away).mockResolvedValue('Dismissed.');
    const { actor, now, shown } = open({ dismiss });
    await soon();
    actor.send({ type: 'dismiss all' });
    expect(shown()).toEqual([]);
    await soon();
    expect(shown()).toEqual([3, 2, 1]);
    expect(failedDismissal(now())?.reason).toBe('unavailable');
    actor.send({ type: 'dismiss', id: 1 });
    await soon();
    expect(shown()).toEqual([3, 2]);
    expect(failedDismissal(now())).toBeNull();
  });

  test('what was dismissed elsewhere meanwhile is gone, which was wanted', async () => {
    const dismiss = () => Promise.reject(new ApiProblem(404, 'not-found', null));
    const { actor, now, shown } = open({ dismiss });
    await soon();
    actor.send({ type: 'dismiss', id: 3 });
    await soon();
    expect(shown()).toEqual([2, 1]);
    expect(failedDismissal(now())).toBeNull();
  });
});
