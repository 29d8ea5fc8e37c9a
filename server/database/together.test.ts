import { describe, expect, test } from 'vitest';
import type { Asked } from './open.ts';
import { askedTogether } from './together.ts';

/** Notes what is asked, and answers each question when told to. */
function answering(lanes?: number) {
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
  const find = askedTogether(ask, lanes);
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

  test('those that come while one is under way are asked at once afterwards, and never answered by it', async () => {
    const { asked, answer, find } = answering();
    const first = find('crane');
    await soon();
    const others = [find('crane'), find('bridge'), find('nobody')];
    answer[0]?.();
    await first;
    await soon();
    expect(asked).toEqual([['crane'], ['crane', 'bridge', 'nobody']]);
    answer[1]?.();
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

  test('in two lanes half of them need not wait for the other half, and one key never goes both ways', async () => {
    const { asked, answer, find } = answering(2);
    const found = ['1', '2', '3', '4', '1'].map(find);
    await soon();
    expect(asked).toEqual([
      ['1', '3'],
      ['2', '4'],
    ]);
    void find('5');
    answer[1]?.();
    await soon();
    const next = find('6');
    await soon();
    expect(asked.slice(2)).toEqual([['6']]);
    answer[2]?.();
    answer[0]?.();
    expect(await next).toBe('the 6');
    expect(await Promise.all(found)).toEqual(['the 1', 'the 2', 'the 3', 'the 4', 'the 1']);
  });

  test('an answer that never comes holds up nobody else for long', async () => {
    const { asked, answer, find } = answering();
    void find('crane');
    await soon();
    const second = find('bridge');
    while (asked.length < 2) await soon();
    answer[1]?.();
    expect(await second).toBe('the bridge');
  });
});
