import { expect, test } from 'vitest';
import { isSilent } from './standing.ts';

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const quiet = {
  state: 'Working',
  lastActAt: at('2031-03-05'),
  openedWorkAt: at('2031-03-03'),
  now: at('2031-03-19'),
} as const;

test('a student is silent two weeks after their last act, not a moment before', () => {
  expect(isSilent(quiet)).toBe(true);
  expect(isSilent({ ...quiet, now: new Date(quiet.now.getTime() - 1) })).toBe(false);
});

test('silence is counted from the beginning of the work for a student who has not acted since', () => {
  expect(isSilent({ ...quiet, lastActAt: null })).toBe(true);
  expect(isSilent({ ...quiet, lastActAt: null, now: at('2031-03-16') })).toBe(false);
  expect(isSilent({ ...quiet, lastActAt: at('2031-01-01'), now: at('2031-03-16') })).toBe(false);
});

test.each(['Planning', 'Evaluating', 'Completed', 'Ended early'] as const)(
  'nobody is silent in an engagement that is %s',
  (state) => {
    expect(isSilent({ ...quiet, state })).toBe(false);
  },
);
