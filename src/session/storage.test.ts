import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { keepsNothing, kept } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of kept.keys()) kept.remove(key);
});

/** An area of the browser; one that is full gives what it has and takes nothing. */
class Area {
  [key: string]: unknown;
  getItem = (key: string) => (this[key] as string | undefined) ?? null;
  setItem(key: string, text: string) {
    if (Object.isFrozen(this)) throw new DOMException('Full.', 'QuotaExceededError');
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

test('values are kept by the tab, or else by the page, when storage is blocked or full', () => {
  const tab = new Area();
  vi.stubGlobal('localStorage', Object.freeze(new Area()));
  vi.stubGlobal('sessionStorage', tab);
  expect([kept.set('theme', 'dark'), kept.get('theme')]).toEqual([true, 'dark']);
  expect(tab.getItem('theme')).toBe('dark');
  vi.unstubAllGlobals();
  expect([kept.set('theme', 'light'), kept.get('theme')]).toEqual([false, 'light']);
  expect(keepsNothing()).toBe(true);
  expect(kept.keys()).toEqual(['theme']);
});

test('an unreadable value counts as none', () => {
  kept.set('draft', '{"title":');
  expect(kept.read('draft')).toBeNull();
});

/** Files of the site that hold these words. */
const withWords = (words: RegExp, except: RegExp): string[] =>
  execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|astro|js)$/.test(file) && !/\.test\.ts$/.test(file))
    .filter((file) => !except.test(file) && words.test(readFileSync(file, 'utf8')));

test('nothing else speaks to the browser’s storage', () => {
  // Scripts that stand in the pages themselves import nothing, and guard themselves.
  const own =
    /^src\/(?:session\/storage\.ts|layouts\/theme-first\.js|components\/head\/site-head\.ts)$/;
  expect(withWords(/\b(?:local|session)Storage\b/, own)).toEqual([]);
});

test('nothing asks the device what time it is, which may be wrong', () => {
  // One stands in the pages themselves, and one is built into the site.
  const own = /^src\/(?:session\/clock\.ts|components\/head\/site-head\.ts|pages\/\.well-known\/)/;
  expect(withWords(/\bDate\.now\(\)|\bnew Date\(\)/, own)).toEqual([]);
});
