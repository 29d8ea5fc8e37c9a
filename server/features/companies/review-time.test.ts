import { expect, test } from 'vitest';
import { reviewDaysOf } from './habits.ts';

test.each([
  ['nothing of two reviews, whatever waits', [1, 1], [30, 30, 30], null],
  ['the one in the middle of three', [9, 1, 2], [], 2],
  ['what lies between the two in the middle of four', [1, 2, 3.5, 9], [], 2.8],
  ['no more than that while others have waited for less', [1, 2, 3], [0.5, 1.9], 2],
  ['longer once others have waited longer', [1, 1, 1, 1, 1], [20, 20, 20, 20, 20, 20], 20],
  ['the same once few others have waited longer', [1, 1, 1, 1, 1], [20], 1],
] as const)('a company’s time to a review is %s', (_, reviewed, waiting, days) => {
  expect(reviewDaysOf({ reviewed, waiting })).toBe(days);
});
