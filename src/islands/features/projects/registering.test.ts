import { describe, expect, test } from 'vitest';
import type { Project } from '../../../contract/projects/projects.ts';
import { firstClosedIn, obstacleTo } from './registering.ts';

const open = { status: 'pending', places: 2, placesTaken: 0, deadline: null, applied: false };

describe('registering', () => {
  const now = new Date('2025-06-01T00:00:00Z');
  test.each([
    ['open', {}, null],
    ['with a place left', { placesTaken: 1 }, null],
    ['before its deadline', { deadline: '2025-06-02T00:00:00.000Z' }, null],
    ['In Progress', { status: 'In Progress' as const }, 'status'],
    ['applied to', { applied: true }, 'applied'],
    ['applied to and started', { applied: true, status: 'In Progress' as const }, 'applied'],
    ['past its deadline', { deadline: '2025-05-31T00:00:00.000Z' }, 'deadline'],
    ['full', { placesTaken: 2 }, 'places'],
  ])('for a project %s', (_, more, obstacle) => {
    expect(obstacleTo({ ...open, ...more } as Project, now)).toBe(obstacle);
  });
});

test('what is closed begins after what is open, where the list has it so', () => {
  const now = new Date('2025-06-01T00:00:00Z');
  const [soon, full, begun, applied] = [
    { opensAt: '2025-07-01T00:00:00.000Z' },
    { placesTaken: 2 },
    { status: 'In Progress' },
    { applied: true },
  ];
  const begins = (...list: object[]) =>
    firstClosedIn(
      list.map((more) => ({ ...open, ...more }) as Project),
      now,
    );
  expect(begins({}, applied, soon, full, begun, soon)).toBe(3);
  expect(begins({}, { ...applied, ...begun })).toBe(1);
  expect(begins({}, soon)).toBe(2);
  expect(begins(full, {})).toBe(2);
});
