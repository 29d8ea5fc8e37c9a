import { expect, test } from 'vitest';
import { inThread } from './thread.ts';

test('assignments are worked out one at a time, and each answers for itself', async () => {
  let atWork = 0;
  const seen: number[] = [];
  const run = (fails: boolean) =>
    inThread(async (thread) => {
      atWork += 1;
      seen.push(atWork);
      thread.send({
        type: 'work out',
        projects: [],
        pinned: { pins: [], exclusions: [] },
        seed: 1,
      });
      const { wishes } = await thread.answer();
      atWork -= 1;
      if (fails) throw new Error('No longer wanted.');
      return wishes.length;
    });
  const ended = await Promise.allSettled([run(false), run(true), run(false), run(false)]);
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(seen).toEqual([1, 1, 1, 1]);
});
