import { describe, expect, test } from 'vitest';
import type { Asked } from './open.ts';
import { askedTogether } from './together.ts';

/** Notes what is asked, and answers each question when told to. */
function answering() {
  const asked: string[][] = [];
  const answer: ((error?: Error) => void)[] = [];
  const ask = (_: Asked, keys: readonly string[]) =>
    new Promise<[string, string][]>((resolve, reject) => {
      asked.push([...keys]);
      answer.push((error) => {
        if (error) reject(error);
        else resolve(keys.filter((key) => key !== 'nobody').map((key) => [key, `the ${key}`]));
      });
    });
  const find = askedTogether(ask);
  // Whatever database it is: the question comes back here.
  const db = {} as Asked;
  return { asked, answer, find: (key: string) => find(db, key) };
}
const soon = () => new Promise((turn) => setImmediate(turn));

describe('questions asked together', () => {
  test('one alone waits for nobody', async () => {
    const { asked, answer, find } = answering();
    const first = find('crane');
    await soon();
    expect(asked).toEqual([['crane']]);
    answer[0]?.();
    expect(await first).toBe('the crane');
  });

  test('those that come while four are under way are asked at once afterwards, and never answered by them', async () => {
    const { asked, answer, find } = answering();
    const few = ['crane', 'tower', 'dam', 'tunnel'];
    const first: Promise<string | null>[] = [];
    for (const key of few) {
      first.push(find(key));
      await soon();
    }
    const others = [find('crane'), find('bridge')];
    await soon();
    others.push(find('nobody'));
    expect(asked).toEqual(few.map((key) => [key]));
    answer[2]?.();
    expect(await first[2]).toBe('the dam');
    await soon();
    expect(asked[4]).toEqual(['crane', 'bridge', 'nobody']);
    answer[4]?.();
    expect(await Promise.all(others)).toEqual(['the crane', 'the bridge', null]);
  });

  test('an error reaches those who asked, and nobody after them', async () => {
    const { answer, find } = answering();
    const first = find('crane');
    await soon();
    const second = find('bridge');
    answer[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await soon();
    answer[1]?.();
    expect(await second).toBe('the bridge');
  });

  test('an answer that never comes holds up nobody else for long', async () => {
    const { asked, answer, find } = answering();
    for (const key of ['crane', 'tower', 'dam', 'tunnel']) {
      void find(key);
      await soon();
    }
    const last = find('bridge');
    while (asked.length < 5) await soon();
    answer[4]?.();
    expect(await last).toBe('the bridge');
  });
});
