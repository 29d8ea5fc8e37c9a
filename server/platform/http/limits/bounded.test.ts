import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { bounded } from './bounded.ts';

const bounds = { atOnce: 2, waiting: 3, waitMs: 200 };

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, end: () => resolve('done') };
}

const outcome = (work: Promise<string>) => work.catch(({ code }) => code as string);

describe('heavy work', () => {
  test('goes on two at a time, three wait, and the sixth is told to come again', async () => {
    const queue = bounded(bounds);
    const works = Array.from({ length: 6 }, work);
    const all = works.map(({ run }) => outcome(queue.run(run)));
    expect(await all[5]).toBe('busy');
    for (const { end } of works) end();
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done', 'done', 'busy']);
  });

  test('that has waited too long for its turn is told to come again; what goes on may take longer', async () => {
    const queue = bounded(bounds);
    const works = Array.from({ length: 3 }, work);
    const all = works.map(({ run }) => outcome(queue.run(run)));
    expect(await all[2]).toBe('busy');
    await setTimeout(bounds.waitMs);
    for (const { end } of works) end();
    expect(await Promise.all(all)).toEqual(['done', 'done', 'busy']);
  });

  test('that fails makes room for the next', async () => {
    const queue = bounded({ ...bounds, atOnce: 1 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });

  test('that waits is sent away at the end, and what goes on is finished', async () => {
    const queue = bounded({ ...bounds, atOnce: 1 });
    const [first, second] = [work(), work()];
    const all = [first, second].map(({ run }) => outcome(queue.run(run)));
    queue.close();
    expect(await all[1]).toBe('busy');
    expect(await outcome(queue.run(second.run))).toBe('busy');
    first.end();
    expect(await all[0]).toBe('done');
  });
});
