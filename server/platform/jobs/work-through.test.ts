import { expect, test } from 'vitest';
import { eachStep, workThrough } from './work-through.ts';

test('one piece of work that fails is told and keeps none of the others from being done', async () => {
  const due = new Set([1, 2, 3, 4, 5]);
  const next = async (except: readonly number[]) =>
    [...due].filter((one) => !except.includes(one)).slice(0, 2);
  const work = async (one: number) => {
    if (one === 1) throw new Error('Stuck');
    // Somebody else has done it meanwhile.
    if (one === 4) return false;
    return due.delete(one);
  };
  const failure = await workThrough(next, work).catch((error) => error);
  expect(failure.errors).toEqual([new Error('Stuck')]);
  expect([...due]).toEqual([1, 4]);
});

test('work that cannot be done ends after a hundred failures', async () => {
  let tried = 0;
  const work = async () => {
    tried += 1;
    throw new Error('Away');
  };
  const next = async (except: readonly number[]) => [except.length];
  await expect(workThrough(next, work)).rejects.toThrow('100 failed.');
  expect(tried).toBe(100);
});

test('a step that fails is told after the later ones are done', async () => {
  const done: string[] = [];
  const steps = {
    one: async () => Promise.reject(new Error('Stuck')),
    other: async () => void done.push('other'),
  };
  await expect(eachStep(steps)).rejects.toThrow(AggregateError);
  expect(done).toEqual(['other']);
  expect(await eachStep({ sum: async () => 2 })).toEqual({ sum: 2 });
});
