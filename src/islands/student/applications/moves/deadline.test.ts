import { expect, test } from 'vitest';
import { namedDeadlineOf, timeLeft } from './deadline.ts';

const now = new Date(2026, 10, 20, 14, 0);
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

test('a deadline is told by its day', () => {
  expect(namedDeadlineOf(new Date(2026, 10, 27, 14, 0).toISOString())).toMatch(
    /^Friday 27 November, 14:00 \S+$/,
  );
});

test.each([
  [7 * 1440, '7 days left'],
  [7 * 1440 - 1, '7 days left'],
  [1.4 * 1440, '1 day left'],
  [1440, '1 day left'],
  [1439, '24 hours left'],
  [60, '1 hour left'],
  [59, '59 minutes left'],
  [0.5, 'less than a minute left'],
])('%d minutes before it: %s', (minutes, words) => {
  expect(timeLeft(after(minutes), now)).toBe(words);
});

test('once it has passed nothing is left', () => {
  expect(timeLeft(after(0), now)).toBeNull();
  expect(timeLeft(after(-5), now)).toBeNull();
});
