import { expect, test } from 'vitest';
import type { OnBoard } from '../../../../contract/engagements/board.ts';
import {
  isOfWork,
  nextSteps,
  turns,
  waitingReasons,
} from '../../../../contract/engagements/engagements.ts';
import { standingInWords } from './standing-words.ts';

const now = new Date('2031-03-18T12:00:00Z');
const work: OnBoard = {
  id: 1,
  state: 'Working',
  projectId: 2,
  projectTitle: 'A weir',
  companyName: 'Voltara',
  studentId: 3,
  studentName: 'Ada Byron',
  openedAt: '2031-01-01T00:00:00Z',
  next: 'review',
  turn: 'company',
  turnSince: '2031-03-08T09:00:00Z',
  milestone: 'Survey',
  milestoneNumber: 1,
  dueOn: '2031-03-10',
  evaluated: false,
  decided: false,
  progress: { planned: 2, settled: 0 },
  standing: 'At risk',
  reason: 'review',
  also: [],
  remindedAt: null,
};

test('says who has not done what, and for how long', () => {
  expect(standingInWords(work, now)).toBe('Voltara has not reviewed “Survey” for 10 days.');
  const late = { ...work, next: 'deliver', turn: 'student', reason: 'delivery' } as const;
  expect(standingInWords(late, now)).toBe(
    'Ada Byron has not handed in “Survey”. It was due 8 days ago.',
  );
});

test('a silent student is named as such', () => {
  const silent = { ...work, next: 'deliver', turn: 'student', reason: 'silence' } as const;
  expect(standingInWords(silent, now)).toBe('Nothing has been heard from Ada Byron for two weeks.');
});

test('work on track shows its next step', () => {
  const fine = { ...work, standing: 'On track', reason: null } as const;
  expect(standingInWords(fine, now)).toBe('Next, Voltara reviews “Survey”.');
});

test.each(nextSteps.filter(isOfWork))('%s is told for every turn and reason', (next) => {
  for (const turn of turns)
    for (const reason of waitingReasons)
      expect(standingInWords({ ...work, next, turn, reason }, now)).toMatch(
        /^.+ (has not|needs help|is blocked).+ days.*\.$/,
      );
});
