import { expect, test } from 'vitest';
import { wholeList } from './whole-list.ts';

test.each([
  [{ total: 1250 }, false, 'all 1,250'],
  [{ total: 41 }, true, 'all 41 that match'],
  [{ total: 1 }, true, '1 student'],
  [{ total: 1 }, false, '1 student'],
  [{ total: 10_000, hasMore: true }, false, 'more than 10,000'],
  [{ total: 10_000, hasMore: true }, true, 'more than 10,000 that match'],
  [{ total: 0 }, true, 'all'],
])('an act on all of %o, narrowed: %s, is about “%s”', (found, isNarrowed, words) => {
  expect(wholeList(found, isNarrowed, 'student')).toBe(words);
});
