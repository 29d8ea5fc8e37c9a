import { expect, test } from 'vitest';
import { isSameMove, movedDays } from '../../../../src/machines/lifecycle/moved-days.ts';
import { faultOfDay } from './locate.ts';

test.each([
  ['2031-03-04', null],
  ['2031-03-03', 'Choose a day later than the current one.'],
  ['2031-02-28', 'Choose a day later than the current one.'],
])('of a milestone due on 3 March, %s: %s', (day, fault) => {
  expect(faultOfDay(day, '2031-03-03', '2031-02-20')).toBe(fault);
});

test('more time for what is late already reaches today at least', () => {
  expect(faultOfDay('2031-03-05', '2031-03-03', '2031-03-10')).toBe('Choose today or a later day.');
  expect(faultOfDay('2031-03-10', '2031-03-03', '2031-03-10')).toBeNull();
});

test('what moves is what was seen, or nothing does', () => {
  const plan = [
    { number: 1, dueOn: '2031-03-03', state: 'Planned' },
    { number: 2, dueOn: '2031-04-01', state: 'Planned' },
  ] as const;
  const wish = { dueOn: '2031-03-10', movesLater: true };
  const seen = [
    { number: 1, dueOn: '2031-03-10' },
    { number: 2, dueOn: '2031-04-08' },
  ];
  expect(isSameMove(seen, movedDays(plan, 1, wish))).toBe(true);
  const since = [plan[0], { ...plan[1], dueOn: '2031-04-02' }];
  expect(isSameMove(seen, movedDays(since, 1, wish))).toBe(false);
  expect(isSameMove(seen, movedDays(plan, 1, { ...wish, movesLater: false }))).toBe(false);
});
