import { expect, test } from 'vitest';
import { answersWithin } from './company-words.ts';

test.each([
  [0, 'usually answers within a day'],
  [1, 'usually answers within a day'],
  [2.1, 'usually answers within 3 days'],
  [3, 'usually answers within 3 days'],
])('a company that answers after %d days %s', (days, words) => {
  expect(answersWithin(days)).toBe(words);
});
