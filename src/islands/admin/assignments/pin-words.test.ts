import { expect, test } from 'vitest';
import { costWords } from './pin-words.ts';

const free = { placed: 0, better: 0, betterBy: 0, worse: 0, worseBy: 0, blocking: 0 };

test.each([
  [
    { placed: -1, worse: 3, worseBy: 5 },
    'This pair leaves 1 student fewer placed and 3 students worse off, by 5 choices in all.',
  ],
  [
    { worse: 1, worseBy: 1, better: 1, betterBy: 2, blocking: 2 },
    'This pair leaves 1 student worse off, by 1 choice in all. With it 1 student is better off, by 2 choices in all. 2 students and projects would both rather have each other than what this gives them.',
  ],
  [
    { placed: 1, better: 1, betterBy: 4 },
    'With this pair 1 student more is placed and 1 student is better off, by 4 choices in all.',
  ],
  [{}, 'This pair changes nothing: without it everybody has the same place.'],
])('%j is said as somebody would', (cost, sentence) => {
  expect(costWords('This pair', { ...free, ...cost })).toBe(sentence);
});
