import { expect, test } from 'vitest';
import type { PlannedMilestone } from '../../../../contract/engagements/plans.ts';
import { planToChange } from './plan-to-change.ts';

const planned = (number: number, dueOn: string): PlannedMilestone => ({
  number,
  title: 'Survey',
  deliverable: 'Levels.',
  by: 'each',
  dueOn,
});
const agreed = {
  state: 'Agreed',
  milestones: [planned(1, '2031-03-03'), planned(2, '2031-04-01')],
} as const;
const days = (...known: Parameters<typeof planToChange>) =>
  planToChange(...known).map(({ dueOn }) => dueOn);

test('begins with the days that hold, also where more time was granted since', () => {
  const milestones = [planned(1, '2031-03-10'), planned(2, '2031-04-01')];
  expect(days({ plans: [agreed], milestones })).toEqual(['2031-03-10', '2031-04-01']);
});

test('keeps the days that a change has proposed', () => {
  const proposed = {
    state: 'Change asked for',
    milestones: [planned(1, '2031-03-03'), planned(2, '2031-04-20'), planned(3, '2031-05-01')],
  } as const;
  const milestones = [planned(1, '2031-03-10'), planned(2, '2031-04-08')];
  const then = ['2031-03-10', '2031-04-20', '2031-05-01'];
  expect(days({ plans: [proposed, agreed], milestones })).toEqual(then);
});

test('has nothing before the first plan', () => {
  expect(planToChange({ plans: [], milestones: [] })).toEqual([]);
});
