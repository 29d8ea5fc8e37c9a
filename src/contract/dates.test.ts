import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { untilWords } from './dates.ts';

const dayIn = (timeZone: string) => (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(at);

test.each([
  ['midnight where it is', '2031-03-03T23:00:00.000Z', 'Europe/Berlin', 'the end of 3 Mar (CET)'],
  [
    'the last moment of a day',
    '2031-03-03T22:59:59.999Z',
    'Europe/Berlin',
    'the end of 3 Mar (CET)',
  ],
  ['the same elsewhere', '2031-03-03T23:00:00.000Z', 'America/New_York', '3 Mar, 18:00 GMT-5'],
  ['the first minute of a day', '2031-03-04T00:01:00.000Z', 'UTC', '4 Mar, 00:01 UTC'],
  ['half a minute past midnight', '2031-03-04T00:00:30.000Z', 'UTC', '4 Mar, 00:00 UTC'],
  ['the last minute of a day', '2031-03-03T23:59:00.000Z', 'UTC', '3 Mar, 23:59 UTC'],
  ['midnight of a new year', '2031-01-01T00:00:00.000Z', 'UTC', 'the end of 31 Dec (UTC)'],
  [
    'an offset of three quarters',
    '2031-03-03T18:15:00.000Z',
    'Asia/Kathmandu',
    'the end of 3 Mar (GMT+5:45)',
  ],
])('%s is told as it holds', (_, at, timeZone, words) => {
  expect(untilWords(new Date(at), dayIn(timeZone), timeZone)).toBe(words);
});

test('nothing tells a deadline as the day on which its instant lies', () => {
  const told =
    /\b(?:dayOf|momentOf|dayInWords|written|toLocale\w+)\([^)]*(?:deadline|[eE]xpiresAt|[uU]ndoUntil|objectionsEnd|\.until\b)/g;
  const files = ['src', 'server'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => readFileSync(file, 'utf8').match(told) ?? []);
  expect(found).toEqual([]);
});
