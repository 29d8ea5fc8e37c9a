import { expect, test } from 'vitest';
import { lastPageOf, pageOf } from './page.ts';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test('the server’s page stays as it is, with the server’s total', () => {
  const answer = { rows: ['d', 'e', 'f'], total: 7 };
  expect(pageOf(answer, { page: 2, pageSize: 3 })).toEqual({ ...answer, page: 2 });
});

test('a whole list is paged here', () => {
  const answer = { rows: letters, total: null };
  expect(pageOf(answer, { page: 3, pageSize: 3 })).toEqual({
    rows: ['g'],
    total: 7,
    page: 3,
  });
});

test('hidden rows are left out, and not counted in a whole list', () => {
  const notA = (letter: string) => letter !== 'a';
  expect(pageOf({ rows: letters, total: null }, { page: 1, pageSize: 3 }, notA)).toEqual({
    rows: ['b', 'c', 'd'],
    total: 6,
    page: 1,
  });
  expect(pageOf({ rows: ['a', 'b'], total: 2 }, { page: 1, pageSize: 3 }, notA).rows).toEqual([
    'b',
  ]);
});

test.each([
  [0, 1],
  [6, 1],
  [7, 2],
])('%i rows by six end on page %i', (total, last) => {
  expect(lastPageOf(total, 6)).toBe(last);
});
