import { expect, test } from 'vitest';
import { agoOf } from './ago.ts';

const now = new Date('2025-06-01T12:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() - count * 60_000).toISOString();

test.each([
  [-3, 'just now'],
  [0, 'just now'],
  [0.9, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [26 * 60, '1 day ago'],
  [6 * 1440, '6 days ago'],
  [15 * 1440, '2 weeks ago'],
  [70 * 1440, '2 months ago'],
  [800 * 1440, '2 years ago'],
])('%d minutes back is told as “%s”', (count, told) => {
  expect(agoOf(minutes(count), now)).toBe(told);
});
