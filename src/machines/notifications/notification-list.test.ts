import { expect, test } from 'vitest';
import { isShownAt } from './notification-list.ts';

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
