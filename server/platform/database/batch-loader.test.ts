import { describe, expect, test } from 'vitest';
import { batchLoader } from './batch-loader.ts';
import type { Database } from './open.ts';

/** Keeps each list of keys that is asked for, and answers it unless told to fail. */
function cranes() {
  const asked: (readonly string[])[] = [];
  const failing = { now: false };
  const load = batchLoader(async (_, keys: readonly string[]) => {
    asked.push(keys);
    if (failing.now) throw new Error('The database does not answer.');
    return keys.map((key) => (key === 'nobody' ? null : `the ${key}`));
  });
  // Whatever database it is: the keys come back here.
  const db = {} as Database;
  return { asked, failing, load: (key: string) => load(db, key) };
}

describe('lookups of every call', () => {
  test('is asked in one statement for all calls of one turn', async () => {
    const { asked, load } = cranes();
    const answers = await Promise.all(['crane', 'bridge', 'crane', 'nobody'].map(load));
    expect(answers).toEqual(['the crane', 'the bridge', 'the crane', null]);
    expect(asked).toEqual([['crane', 'bridge', 'crane', 'nobody']]);
  });

  test('is asked anew for the next call', async () => {
    const { asked, load } = cranes();
    await load('crane');
    await load('crane');
    expect(asked).toEqual([['crane'], ['crane']]);
  });

  test('fails for those who asked, and for nobody after them', async () => {
    const { failing, load } = cranes();
    failing.now = true;
    await expect(load('crane')).rejects.toThrow('The database does not answer.');
    failing.now = false;
    expect(await load('crane')).toBe('the crane');
  });
});
