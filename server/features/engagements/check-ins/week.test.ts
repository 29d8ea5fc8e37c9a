import { expect, test } from 'vitest';
import { mondayOf, weekIn } from './week.ts';

test('a week runs from Monday to Sunday', () => {
  // 3 March 2031 is a Monday.
  expect(mondayOf('2031-03-03')).toBe('2031-03-03');
  expect(mondayOf('2031-03-09')).toBe('2031-03-03');
  expect(mondayOf('2031-03-10')).toBe('2031-03-10');
  expect(mondayOf('2031-01-01')).toBe('2030-12-30');
});

test.each([
  ['UTC', '2031-03-09T23:59:59.999Z', '2031-03-03'],
  ['UTC', '2031-03-10T00:00:00Z', '2031-03-10'],
  // In Nepal, 5:45 ahead, Monday begins while it is Sunday evening in UTC.
  ['Asia/Kathmandu', '2031-03-09T18:14:59.999Z', '2031-03-03'],
  ['Asia/Kathmandu', '2031-03-09T18:15:00Z', '2031-03-10'],
  ['Pacific/Marquesas', '2031-03-10T09:29:59.999Z', '2031-03-03'],
  ['Pacific/Marquesas', '2031-03-10T09:30:00Z', '2031-03-10'],
])('in %s, %s lies in the week of %s', (timeZone, at, week) => {
  expect(weekIn(timeZone, new Date(at))).toBe(week);
});
