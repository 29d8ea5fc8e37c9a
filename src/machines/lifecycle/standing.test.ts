import { expect, test } from 'vitest';
import { daysLater } from '../../contract/days.ts';
import { standingOf, until } from './standing.ts';

/** A Tuesday. */
const today = '2031-03-18';
const plan = { next: 'answer plan', turn: 'student', dueOn: null, isSilent: false } as const;
const review = { next: 'review', turn: 'company', dueOn: '2031-03-01', isSilent: false } as const;
const delivery = {
  next: 'deliver',
  turn: 'student',
  since: '2031-01-01',
  isSilent: false,
} as const;
const help = { next: 'help', turn: 'company', dueOn: null, isSilent: false } as const;
const evaluation = { next: 'evaluate', turn: 'both', dueOn: null, isSilent: false } as const;

test.each([
  [{ ...plan, since: '2031-03-16' }, 'On track'],
  [{ ...plan, since: '2031-03-15' }, 'Waiting'],
  [{ ...plan, since: '2031-03-11' }, 'Waiting'],
  [{ ...plan, next: 'propose plan', turn: 'company', since: '2031-03-10' }, 'Overdue'],
  [{ ...plan, next: 'propose plan', turn: 'company', since: '2031-03-05' }, 'Overdue'],
  [{ ...plan, since: '2031-03-04' }, 'At risk'],
  // From Friday to Tuesday are two working days.
  [{ ...review, since: '2031-03-17' }, 'On track'],
  [{ ...review, since: '2031-03-14' }, 'Waiting'],
  [{ ...review, since: '2031-03-11' }, 'Waiting'],
  [{ ...review, since: '2031-03-10' }, 'Overdue'],
  [{ ...review, since: '2031-03-07' }, 'Overdue'],
  [{ ...review, since: '2031-03-06' }, 'At risk'],
  [{ ...delivery, dueOn: '2031-03-18' }, 'On track'],
  [{ ...delivery, dueOn: '2031-03-17' }, 'Overdue'],
  [{ ...delivery, dueOn: '2031-03-11' }, 'Overdue'],
  [{ ...delivery, dueOn: '2031-03-10' }, 'At risk'],
  [{ ...delivery, dueOn: '2031-03-18', isSilent: true }, 'At risk'],
  [{ ...evaluation, since: '2031-03-04' }, 'On track'],
  [{ ...evaluation, since: '2031-03-03' }, 'At risk'],
  [{ ...evaluation, next: 'decide', turn: 'office', since: '2031-03-15' }, 'Waiting'],
  [{ ...evaluation, next: 'decide', turn: 'office', since: '2031-03-11' }, 'At risk'],
  [{ ...help, since: '2031-03-18' }, 'Needs help'],
  [{ ...help, since: '2031-03-16' }, 'Needs help'],
  [{ ...help, since: '2031-03-15' }, 'At risk'],
  [{ ...help, next: 'unblock', since: '2031-03-18' }, 'At risk'],
] as const)('%o: %s', (work, standing) => {
  expect(standingOf(work, today).standing).toBe(standing);
});

test('an answer is late from the day after its deadline', () => {
  for (const next of ['propose plan', 'review', 'answer extension'] as const) {
    const work = { next, turn: 'company', dueOn: null, isSilent: false } as const;
    const due = until({ next, since: '2031-03-12', dueOn: null });
    const standingOn = (day: string) => standingOf({ ...work, since: '2031-03-12' }, day).standing;
    expect([next, standingOn(due), standingOn(daysLater(due, 1))]).toEqual([
      next,
      'Waiting',
      'Overdue',
    ]);
  }
});

test('standing has a reason unless the work is on track', () => {
  expect(standingOf({ ...review, since: '2031-03-06' }, today).reason).toBe('review');
  expect(standingOf({ ...review, since: today }, today).reason).toBeNull();
  const silent = { ...review, isSilent: true };
  expect(standingOf({ ...silent, since: today }, today).reason).toBe('silence');
  expect(standingOf({ ...silent, since: '2031-03-06' }, today).reason).toBe('review');
});

test.each([
  ['deliver', '2031-03-25'],
  ['review', '2031-03-21'],
  ['help', '2031-03-15'],
  ['answer extension', '2031-03-17'],
  ['propose plan', '2031-03-21'],
  ['evaluate', '2031-03-28'],
] as const)('a step that begins on a Friday is due: %s on %s', (next, day) => {
  expect(until({ next, since: '2031-03-14', dueOn: '2031-03-25' })).toBe(day);
});
