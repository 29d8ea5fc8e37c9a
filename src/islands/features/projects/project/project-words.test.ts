import { expect, test } from 'vitest';
import type { Project } from '../../../../contract/projects/projects.ts';
import { openingOf, placesLeftOf, timeLeftOf } from './project-words.ts';

const now = new Date('2025-06-01T12:00:00Z');

test.each([
  ['2025-06-06T13:00:00.000Z', '5 days left'],
  ['2025-06-02T12:00:00.000Z', '1 day left'],
  ['2025-06-02T11:59:00.000Z', 'less than a day left'],
  ['2025-06-01T12:00:00.000Z', null],
])('a deadline at %s leaves %s', (deadline, words) => {
  expect(timeLeftOf(deadline, now)).toBe(words);
});

test('places are never fewer than none', () => {
  const left = (placesTaken: number) => placesLeftOf({ places: 2, placesTaken } as Project);
  expect([0, 1, 2, 3].map(left)).toEqual([
    '2 places left',
    '1 place left',
    '0 places left',
    '0 places left',
  ]);
});

test.each([
  [{}, 'Open'],
  [{ applied: true }, 'Applied'],
  [{ deadline: '2025-05-31T00:00:00.000Z' }, 'Closed'],
  [{ placesTaken: 2 }, 'Full'],
  [{ opensAt: '2025-07-01T00:00:00.000Z' }, 'Not open yet'],
  [{ status: 'In Progress' }, null],
])('beside Pending stands whether one can apply: %o', (more, words) => {
  const pending = { status: 'pending', places: 2, placesTaken: 0, deadline: null, applied: false };
  expect(openingOf({ ...pending, ...more } as Project, now)).toBe(words);
});
