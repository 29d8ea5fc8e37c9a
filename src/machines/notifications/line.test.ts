import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { ApiProblem, failureFrom } from '../../api/problem.ts';
import type { Notification } from '../../contract/notifications.ts';
import { lineMachine, lineOf, pauseAfter } from './line.ts';

const one = (id: number) => ({ id, title: `News ${id}` }) as Notification;

type Line = (event: Parameters<ReturnType<typeof open>['actor']['send']>[0]) => void;

function open() {
  const line = { say: (() => {}) as Line, ends: vi.fn() };
  const calls = { arrived: vi.fn(), changed: vi.fn(), untold: vi.fn() };
  const actor = createActor(
    lineMachine.provide({
      actors: {
        watchNetwork: fromCallback(() => {}),
        watchVisibility: fromCallback(() => {}),
        listen: fromCallback(({ sendBack }) => {
          line.say = sendBack as Line;
          return line.ends;
        }),
      },
    }),
  );
  actor.on('arrived', ({ list }) => calls.arrived(list.map(({ id }) => id)));
  actor.on('changed', calls.changed);
  actor.on('untold', calls.untold);
  actor.start();
  const now = () => actor.getSnapshot();
  return { actor, calls, line, now, state: () => lineOf(now()) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
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

describe('the line', () => {
  test('is opened when the screen has calmed down, and tells each list it brings', async () => {
    const { now, state, line, calls } = open();
    expect(now().matches({ line: 'resting' })).toBe(true);
    await calm();
    expect(now().matches({ line: { following: 'connecting' } })).toBe(true);
    expect(state()).toBe('opening');
    line.say({ type: 'arrived', list: [one(3), one(2)] });
    line.say({ type: 'arrived', list: [one(3)] });
    expect(state()).toBe('open');
    expect(calls.arrived.mock.calls).toEqual([[[3, 2]], [[3]]]);
    expect(line.ends).not.toHaveBeenCalled();
  });

  test('to an API without notifications is not tried again', async () => {
    const { now, state, line } = open();
    await calm();
    const none = failureFrom(new ApiProblem(404, 'not-found', null));
    line.say({ type: 'line refused', failure: none });
    expect(state()).toBe('opening');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(now().matches({ line: 'absent' })).toBe(true);
  });

  test('says when it is broken, reads anew with each try, and says when it is back', async () => {
    const { state, line, calls } = open();
    await calm();
    line.say({ type: 'arrived', list: [] });
    line.say({ type: 'line broke' });
    expect(state()).toBe('cut');
    await vi.advanceTimersByTimeAsync(3000);
    expect(calls.untold).toHaveBeenCalledOnce();
    expect(state()).toBe('cut');
    line.say({ type: 'arrived', list: [one(9)] });
    expect(state()).toBe('open');
  });

  test('that stays silent is late: it reads by time, and tries more and more rarely', async () => {
    const { state, line, calls } = open();
    await calm();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toBe('late');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state()).toBe('late');
    expect(calls.untold.mock.calls.length).toBeGreaterThan(6);
    expect(calls.untold.mock.calls.length).toBeLessThan(24);
    // One may be between two tries just then.
    const begun = line.ends.mock.calls.length - calls.untold.mock.calls.length;
    expect([0, 1]).toContain(begun);
  });

  test('in whose place something else answers is late', async () => {
    const { state, line } = open();
    await calm();
    line.say({ type: 'line held back' });
    expect(state()).toBe('late');
  });

  test('that was open is alive while it gives signs, and broken once it gives none', async () => {
    const { state, line } = open();
    await calm();
    line.say({ type: 'arrived', list: [] });
    for (let n = 0; n < 8; n += 1) {
      await vi.advanceTimersByTimeAsync(25_000);
      line.say({ type: 'heard' });
    }
    expect(state()).toBe('open');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toBe('cut');
  });

  test.each([
    [1, 1000, 3000],
    [2, 2000, 6000],
    [4, 8000, 24_000],
    [6, 30_000, 90_000],
    [600, 30_000, 90_000],
  ])('after %i tries it waits between %i and %i ms', (tries, least, most) => {
    expect([pauseAfter(tries, 0), pauseAfter(tries, 1)]).toEqual([least, most]);
  });

  test('once refused it is left alone for a while, then tried again', async () => {
    const { now, line } = open();
    await calm();
    line.say({
      type: 'line refused',
      failure: { reason: 'forbidden', sentence: null, fields: [] },
    });
    expect(now().matches({ line: 'waiting' })).toBe(true);
    expect(line.ends).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3000);
    expect(now().matches({ line: 'following' })).toBe(true);
  });

  test('a line that cannot even begin is cut off, not a blank page', async () => {
    const broken = lineMachine.provide({
      actors: {
        watchNetwork: fromCallback(() => {}),
        listen: fromCallback(() => {
          throw new Error('no line');
        }),
      },
    });
    const actor = createActor(broken).start();
    await calm();
    expect(lineOf(actor.getSnapshot())).toBe('cut');
  });

  test('ends when the browser goes offline, and begins anew when it is back', async () => {
    const { actor, line, now, state } = open();
    await calm();
    actor.send({ type: 'network lost' });
    expect(state()).toBe('cut');
    expect(line.ends).toHaveBeenCalledOnce();
    actor.send({ type: 'network back' });
    expect(now().matches({ line: { following: 'connecting' } })).toBe(true);
    expect(state()).not.toBe('cut');
  });

  test('ended for another page of this person rests until somebody turns to this one', async () => {
    const { actor, line, now, state } = open();
    await calm();
    line.say({ type: 'arrived', list: [] });
    line.say({ type: 'line replaced' });
    expect(state()).toBe('cut');
    expect(line.ends).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(now().matches({ line: 'replaced' })).toBe(true);
    actor.send({ type: 'looked at' });
    expect(now().matches({ line: { following: 'connecting' } })).toBe(true);
    expect(state()).not.toBe('cut');
  });

  test('ends with the area', async () => {
    const { actor, line } = open();
    await calm();
    actor.stop();
    expect(line.ends).toHaveBeenCalledOnce();
  });
});
