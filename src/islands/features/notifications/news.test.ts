import { expect, test } from 'vitest';
import type { Notification } from '../../../contract/notifications.ts';
import { freshIn, isLessIn, isShownAt } from './news.ts';

const room = { path: '/student/work', search: { engagement: '7', page: '2' } };

test.each([
  ['what the address names', '/student/work?engagement=7', true],
  ['a part of it', '/student/work?engagement=7#proof', true],
  ['the application it began with', '/student/myproject?application=7', true],
  ['another application', '/student/myproject?application=8', false],
  ['another one of its kind', '/student/work?engagement=8', false],
  ['the same number elsewhere', '/student/myproject?engagement=7', false],
  ['a whole list', '/student/work', false],
  ['nowhere', '', false],
])('a link to %s', (_, link, isShown) => {
  expect(isShownAt(link, room)).toBe(isShown);
});

test('only items added since the first list count as new', () => {
  const [older, newer] = [
    [3, 2, 1],
    [5, 4, 3],
  ].map((ids) => ids.map((id) => ({ id }) as Notification));
  expect(freshIn(undefined, older!)).toEqual([]);
  expect(freshIn(older, newer!).map(({ id }) => id)).toEqual([5, 4]);
  expect(freshIn(older, older!.slice(1))).toEqual([]);
  expect(isLessIn(older, older!.slice(1))).toBe(true);
  expect(isLessIn(older, older!)).toBe(false);
});
