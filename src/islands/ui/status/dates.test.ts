import { expect, test } from 'vitest';
import { dayOf, momentOf, timeToCome } from './dates.ts';

const now = new Date(2025, 5, 1);
const inMarch = (year: number) => new Date(year, 2, 3, 9, 30).toISOString();

test('a day of this year needs no year', () => {
  expect(dayOf(inMarch(2025), now)).toBe('3 Mar');
  expect(momentOf(inMarch(2025), now)).toBe('3 Mar, 09:30');
});

test('any other day has one', () => {
  expect(dayOf(inMarch(2026), now)).toBe('3 Mar 2026');
  expect(momentOf(inMarch(2024), now)).toBe('3 Mar 2024, 09:30');
});

test.each([
  [new Date(2025, 5, 1, 23, 50), '23:50'],
  [new Date(2025, 5, 2, 10, 43), '10:43 tomorrow'],
  [new Date(2025, 6, 1, 10, 43), '10:43 on 1 Jul'],
])('an instant to come says its day where that is not today', (at, words) => {
  expect(timeToCome(at.toISOString(), new Date(2025, 5, 1, 22, 43))).toBe(words);
});
