import { expect, test } from 'vitest';
import { movedTo } from './ranking-order.ts';

test('an item goes up, down and to the top, and the others keep their order', () => {
  expect(movedTo([1, 2, 3, 4], 3, 1)).toEqual([1, 3, 2, 4]);
  expect(movedTo([1, 2, 3, 4], 2, 2)).toEqual([1, 3, 2, 4]);
  expect(movedTo([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
});

test('nothing moves past either end', () => {
  expect(movedTo([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(movedTo([1, 2, 3], 3, 3)).toEqual([1, 2, 3]);
});
