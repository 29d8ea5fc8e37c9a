import { expect, test } from 'vitest';
import { dayIn, endOfDay, startOfDay } from './programme-day.ts';

const hoursOf = (zone: string, day: string) =>
  (endOfDay(zone, day).getTime() - startOfDay(zone, day).getTime()) / 3_600_000;

test.each([
  ['Europe/Berlin', '2027-01-15', '2027-01-14T23:00:00.000Z'],
  ['Europe/Berlin', '2027-07-15', '2027-07-14T22:00:00.000Z'],
  ['UTC', '2027-07-15', '2027-07-15T00:00:00.000Z'],
  ['Asia/Kathmandu', '2027-07-15', '2027-07-14T18:15:00.000Z'],
  ['America/St_Johns', '2027-07-15', '2027-07-15T02:30:00.000Z'],
  ['Pacific/Kiritimati', '2027-07-15', '2027-07-14T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2027-07-15', '2027-07-15T11:00:00.000Z'],
])('a day in %s begins at its own midnight: %s', (zone, day, begins) => {
  expect(startOfDay(zone, day).toISOString()).toBe(begins);
});

test.each([
  ['Europe/Berlin', '2027-03-28', 23],
  ['Europe/Berlin', '2027-10-31', 25],
  ['Europe/Berlin', '2027-10-30', 24],
  ['Australia/Lord_Howe', '2027-04-04', 24.5],
])('a day in %s on which clocks change, %s, has %d hours', (zone, day, hours) => {
  expect(hoursOf(zone, day)).toBe(hours);
});

test('a day that has no midnight begins when it begins', () => {
  // On this day in Beirut clocks went from 23:59 to 01:00.
  expect(startOfDay('Asia/Beirut', '2025-03-30').toISOString()).toBe('2025-03-29T22:00:00.000Z');
  expect(hoursOf('Asia/Beirut', '2025-03-30')).toBe(23);
});

test('the day is that of the programme, not of the server', () => {
  const late = new Date('2027-10-30T22:30:00Z');
  expect(dayIn('Europe/Berlin', late)).toBe('2027-10-31');
  expect(dayIn('UTC', late)).toBe('2027-10-30');
  expect(dayIn('Europe/Berlin', new Date('2027-10-31T22:59:59Z'))).toBe('2027-10-31');
  expect(dayIn('Europe/Berlin', new Date('2027-10-31T23:00:00Z'))).toBe('2027-11-01');
});
