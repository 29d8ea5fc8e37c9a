import { expect, test } from 'vitest';
import { deadlineWords } from './deadline-words.ts';

const now = new Date('2031-03-01T12:00:00Z');
const words = (deadline: string | null, status: 'pending' | 'Completed' = 'pending') =>
  deadlineWords({ deadline, status }, now);

test('a deadline is told by what is left, and once it has passed by when that was', () => {
  expect(words(null)).toBeNull();
  expect(words('2031-03-11T13:00:00Z')).toMatch(/^10 days left to apply, until 11 Mar/);
  expect(words('2031-03-02T13:00:00Z')).toMatch(/^1 day left/);
  expect(words('2031-03-01T13:00:00Z')).toBe('Less than a day left to apply');
  expect(words('2031-02-27T12:00:00Z')).toMatch(/^Applications closed on 27 Feb/);
  const opensAt = '2031-03-05T00:00:00Z';
  const upcoming = { deadline: '2031-03-11T13:00:00Z', status: 'pending', opensAt } as const;
  expect(deadlineWords(upcoming, now)).toMatch(/^Applications open on 5 Mar/);
  expect(words('2031-03-11T13:00:00Z', 'Completed')).toMatch(/^Applications were open until/);
});
