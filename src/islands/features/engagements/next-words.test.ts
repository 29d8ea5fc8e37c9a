import { expect, test } from 'vitest';
import { nextSteps } from '../../../contract/engagements/engagements.ts';
import { nextInWords } from './next-words.ts';

const engagement = {
  state: 'Working',
  next: 'review',
  turn: 'company',
  milestone: 'Survey',
  companyName: 'Voltara',
  studentName: 'Ada Byron',
} as const;

test('says whose turn it is, and what to do', () => {
  expect(nextInWords(engagement, 'company')).toBe('Your turn: review “Survey”.');
  expect(nextInWords(engagement, 'student')).toBe('Next, Voltara reviews “Survey”.');
  expect(nextInWords(engagement, 'outside')).toBe('Next, Voltara reviews “Survey”.');
});

test('both sides close, and nobody is waited for at the end', () => {
  const closing = { ...engagement, state: 'Evaluating', next: 'close', turn: 'both' } as const;
  expect(nextInWords(closing, 'student')).toBe('Your turn: write a closing sentence.');
  expect(nextInWords(closing, 'outside')).toBe('Next, each side writes a closing sentence.');
  const over = { ...engagement, state: 'Completed', next: null, turn: null } as const;
  expect(nextInWords(over, 'student')).toBe('The work is completed.');
  expect(nextInWords({ ...over, state: 'Ended early' }, 'company')).toBe(
    'The work has ended early.',
  );
});

test.each(nextSteps)('%s is told to both sides', (next) => {
  for (const turn of ['student', 'company'] as const)
    for (const side of ['student', 'company', 'outside'] as const)
      expect(nextInWords({ ...engagement, next, turn }, side)).toMatch(
        /^(Your turn: |Next, ).+\.$/,
      );
});
