import { expect, test } from 'vitest';
import { waitInWords } from './shared-limits.ts';

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %i seconds is said as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
