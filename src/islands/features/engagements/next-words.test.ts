import { expect, test } from 'vitest';
import { nextSteps } from '../../../contract/engagements/engagements.ts';
import { dueBy, isTurnOf, nextInWords, waitsFor } from './next-words.ts';

const engagement = {
  state: 'Working',
  next: 'review',
  turn: 'company',
  evaluated: false,
  decided: false,
  milestone: 'Survey',
  companyName: 'Voltara',
  studentName: 'Ada Byron',
} as const;

test('says whose turn it is, and what to do', () => {
  expect(nextInWords(engagement, 'company')).toBe('Your turn: review “Survey”.');
  expect(nextInWords(engagement, 'student')).toBe('Next, Voltara reviews “Survey”.');
  expect(nextInWords(engagement, 'outside')).toBe('Next, Voltara reviews “Survey”.');
  const arabic = { ...engagement, companyName: 'شركة النور', milestone: 'مسح 1' };
  expect(nextInWords(arabic, 'student')).toBe(
    'Next, \u2068شركة النور\u2069 reviews “\u2068مسح 1\u2069”.',
  );
});

test.each([
  ['deliver', '2031-03-12'],
  ['review', '2031-03-21'],
  ['answer extension', '2031-03-17'],
] as const)('says by when, each step by its own day: %s by %s', (next, day) => {
  const since = { turnSince: '2031-03-14T09:30:00.000Z', dueOn: '2031-03-12' };
  expect(dueBy({ next, ...since })).toBe(day);
  expect(dueBy({ next: null, ...since })).toBeNull();
});

test('both sides evaluate, the office decides, and nobody is waited for at the end', () => {
  const evaluating = {
    ...engagement,
    state: 'Evaluating',
    next: 'evaluate',
    turn: 'both',
  } as const;
  expect(nextInWords(evaluating, 'student')).toBe('Your turn: write your evaluation.');
  expect(nextInWords(evaluating, 'office')).toBe('Next, both sides evaluate the work.');
  expect(nextInWords({ ...evaluating, evaluated: true }, 'student')).toBe(
    'Your evaluation is in. Both open together.',
  );
  const deciding = { ...evaluating, next: 'decide', turn: 'office' } as const;
  expect(nextInWords(deciding, 'office')).toBe('Your turn: decide the outcome.');
  expect(nextInWords(deciding, 'company')).toBe(
    'Next, the programme’s office decides the outcome.',
  );
  const over = { ...engagement, state: 'Completed', next: null, turn: null } as const;
  expect(nextInWords(over, 'student')).toBe('The work is completed.');
  const objected = { ...over, next: 'decide objection', turn: 'office' } as const;
  expect(nextInWords(objected, 'student')).toBe(
    'Next, the programme’s office decides on the objection.',
  );
  expect(nextInWords(objected, 'office')).toBe('Your turn: decide on the objection.');
  expect(nextInWords({ ...objected, decided: true }, 'office')).toBe(
    'Next, somebody else in the programme’s office decides on the objection.',
  );
  expect(nextInWords({ ...over, state: 'Not completed' }, 'student')).toBe(
    'The work was not completed.',
  );
  expect(nextInWords({ ...over, state: 'Ended early' }, 'company')).toBe(
    'The work has ended early.',
  );
});

test.each([
  ['student', 'student', true],
  ['student', 'company', false],
  ['both', 'student', true],
  ['both', 'office', false],
  ['both', 'outside', false],
  ['office', 'office', true],
  ['office', 'outside', false],
] as const)('the turn of %s is the turn of %s: %s', (turn, side, isTheirs) => {
  expect(isTurnOf({ turn, evaluated: false, decided: false }, side)).toBe(isTheirs);
});

test('a side whose evaluation is in has no turn any more', () => {
  for (const side of ['student', 'company'] as const)
    expect(isTurnOf({ turn: 'both', evaluated: true, decided: false }, side)).toBe(false);
});

test('a side whose evaluation is in still has its turn in what waits besides', () => {
  const since = { turnSince: '2031-03-14T09:30:00.000Z', dueOn: '2031-03-21' };
  const midway = { next: 'evaluate midway', turn: 'both', ...since } as const;
  const also = [{ ...midway, milestone: null, milestoneNumber: null }];
  const evaluated = { next: 'evaluate', turn: 'both', evaluated: true, decided: false } as const;
  for (const side of ['student', 'company'] as const)
    expect(waitsFor({ ...evaluated, also }, side)).toMatchObject([midway]);
});

test.each(nextSteps)('%s is told to both sides', (next) => {
  for (const turn of ['student', 'company', 'office'] as const)
    for (const side of ['student', 'company', 'office', 'outside'] as const)
      expect(nextInWords({ ...engagement, next, turn }, side)).toMatch(
        /^(Your turn: |Next, ).+\.$/,
      );
});
