import { expect, test } from 'vitest';
import { costWords } from './pin-words.ts';

const free = { placed: 0, better: 0, betterBy: 0, worse: 0, worseBy: 0, blocking: 0 };

test.each([
  [
    { placed: -1, worse: 3, worseBy: 5 },
    'Because of this rule, one fewer student gets a place and 3 students get a lower choice.',
  ],
  [
    { worse: 1, worseBy: 1, better: 1, betterBy: 2, blocking: 2 },
    'Because of this rule, one student gets a lower choice and one a higher one. 2 pairs would both prefer to swap.',
  ],
  [
    { placed: 1, better: 1, betterBy: 4 },
    'Because of this rule, one more student gets a place and one student gets a higher choice.',
  ],
  [{}, 'Without this rule everybody would get the same place.'],
])('%j is said as somebody would', (cost, sentence) => {
  expect(costWords('this rule', { ...free, ...cost })).toBe(sentence);
});
