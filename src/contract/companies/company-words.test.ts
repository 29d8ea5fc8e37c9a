import { expect, test } from 'vitest';
import { habitWords } from './company-words.ts';

test.each([
  [0, 'usually answers within a day'],
  [1, 'usually answers within a day'],
  [2.1, 'usually answers within 3 days'],
  [3, 'usually answers within 3 days'],
])('a company that answers after %d days %s', (days, words) => {
  expect(habitWords({ responseDays: days })).toEqual([words]);
});

test.each([
  [0, 'within a day'],
  [1, 'within a day'],
  [1.4, 'in about a day'],
  [1.5, 'in about 2 days'],
  [6.4, 'in about 6 days'],
  [6.6, 'in about a week'],
  [10.4, 'in about a week'],
  [10.6, 'in about 2 weeks'],
  [59.9, 'in about 9 weeks'],
  [60, 'after two months or more'],
])('a company that reviews after %d days reviews deliveries %s', (days, words) => {
  expect(habitWords({ responseDays: null, reviewDays: days })).toEqual([
    `reviews deliveries ${words}`,
  ]);
});

test('a company that students have rated is known by it', () => {
  const rating = { students: 7, mean: 4.2, from: 3.8, to: 4.6 };
  expect(habitWords({ responseDays: null, rating })).toEqual(['is rated 4.2 of 5 by 7 students']);
});
