import { describe, expect, test } from 'vitest';
import { workingDaysLater } from '../../../../src/contract/days.ts';
import { dueReminder } from './due.ts';

test('working days pass over weekends', () => {
  // 4 March 2031 is a Tuesday.
  expect(workingDaysLater('2031-03-04', 3)).toBe('2031-03-07');
  expect(workingDaysLater('2031-03-04', 4)).toBe('2031-03-10');
  expect(workingDaysLater('2031-03-08', 1)).toBe('2031-03-10');
});

describe('a reminder is due', () => {
  const delivery = { next: 'deliver', since: '2031-02-01', dueOn: '2031-03-10' } as const;

  test.each([
    ['2031-03-06', null],
    ['2031-03-07', -3],
    ['2031-03-09', -3],
    ['2031-03-10', 0],
    ['2031-03-13', 3],
    ['2031-03-17', 7],
    ['2031-05-01', 7],
  ])('of a delivery due on 10 March, on %s: %s', (today, which) => {
    expect(dueReminder(delivery, today)).toBe(which);
  });

  test('of a review after five working days', () => {
    const review = { next: 'review', since: '2031-03-04', dueOn: '2031-03-05' } as const;
    expect(dueReminder(review, '2031-03-10')).toBeNull();
    expect(dueReminder(review, '2031-03-11')).toBe(5);
  });

  test.each(['answer extension', 'answer another day'] as const)(
    'to “%s” after three days',
    (next) => {
      const request = { next, since: '2031-03-04', dueOn: '2031-03-05' };
      expect(dueReminder(request, '2031-03-06')).toBeNull();
      expect(dueReminder(request, '2031-03-07')).toBe(3);
    },
  );

  test.each(['propose plan', 'answer plan', 'propose again'] as const)(
    'of “%s” after a week',
    (next) => {
      const plan = { next, since: '2031-03-04', dueOn: null };
      expect(dueReminder(plan, '2031-03-10')).toBeNull();
      expect(dueReminder(plan, '2031-03-11')).toBe(7);
    },
  );
});
