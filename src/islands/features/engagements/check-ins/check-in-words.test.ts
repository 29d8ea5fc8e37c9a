import { expect, test } from 'vitest';
import { weekInWords } from './check-in-words.ts';

test('a week is told by its days, and by its year where that is another one', () => {
  expect(weekInWords('2031-03-03', '2031-03-10')).toMatch(/^3\s?–\s?9 Mar$/);
  expect(weekInWords('2031-03-31', '2031-04-07')).toMatch(/^31 Mar\s?–\s?6 Apr$/);
  expect(weekInWords('2030-12-02', '2031-03-10')).toMatch(/^2\s?–\s?8 Dec 2030$/);
});
