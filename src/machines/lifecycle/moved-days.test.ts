import { expect, test } from 'vitest';
import { type DueMilestone, isSameMove, movedDays } from './moved-days.ts';

const plan: DueMilestone[] = [
  { number: 1, dueOn: '2031-02-24', state: 'Approved' },
  { number: 4, dueOn: '2031-03-03', state: 'Changes asked for' },
  { number: 2, dueOn: '2031-03-24', state: 'Submitted' },
  { number: 3, dueOn: '2031-03-31', state: 'Planned' },
];

test('later milestones that are still to be handed in move by the same number of days', () => {
  // The clocks change on 30 March: a day stays a day.
  expect(movedDays(plan, 4, { dueOn: '2031-03-10', movesLater: true })).toEqual([
    { number: 4, dueOn: '2031-03-10' },
    { number: 3, dueOn: '2031-04-07' },
  ]);
});

test('nothing else moves where that is not wished, and what comes before never does', () => {
  const one = [{ number: 4, dueOn: '2031-03-10' }];
  expect(movedDays(plan, 4, { dueOn: '2031-03-10', movesLater: false })).toEqual(one);
  const last = [{ number: 3, dueOn: '2031-04-30' }];
  expect(movedDays(plan, 3, { dueOn: '2031-04-30', movesLater: true })).toEqual(last);
});

test('two people have seen the same only where every milestone and every day is the same', () => {
  const seen = movedDays(plan, 4, { dueOn: '2031-03-10', movesLater: true });
  expect(isSameMove(seen, [...seen])).toBe(true);
  expect(isSameMove(seen, seen.slice(0, 1))).toBe(false);
  expect(isSameMove(seen.slice(0, 1), seen)).toBe(false);
  expect(isSameMove(seen, [seen[0]!, { number: 3, dueOn: '2031-04-08' }])).toBe(false);
});
