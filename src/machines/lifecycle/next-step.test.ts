import { expect, test } from 'vitest';
import { type StepFacts, waitedSince, waitingSteps } from './next-step.ts';

const working: StepFacts = {
  state: 'Working',
  plan: 'Agreed',
  milestones: [
    { number: 1, state: 'Approved', extension: null },
    { number: 2, state: 'Planned', extension: null },
    { number: 3, state: 'Planned', extension: null },
  ],
  asksFor: null,
  isMidway: false,
  isEvaluated: false,
  isObjected: false,
  isShowingAsked: false,
};
const told = (more: Partial<StepFacts>) => {
  const [next] = waitingSteps({ ...working, ...more });
  return next ? [next.step, next.turn, next.milestone] : null;
};

test('without a plan it is the company’s turn, then the student’s to answer it', () => {
  const planning = { state: 'Planning', milestones: [] } as const;
  expect(told({ ...planning, plan: null })).toEqual(['propose plan', 'company', null]);
  expect(told({ ...planning, plan: 'Proposed' })).toEqual(['answer plan', 'student', null]);
  expect(told({ ...planning, plan: 'Change asked for' })).toEqual([
    'propose again',
    'company',
    null,
  ]);
});

test('a delivery is reviewed before other work goes on', () => {
  const [, second] = working.milestones;
  const milestones = [second!, { number: 3, state: 'Submitted', extension: null } as const];
  expect(told({ milestones })).toEqual(['review', 'company', 3]);
  expect(told({ milestones, plan: 'Change asked for' })).toEqual(['review', 'company', 3]);
});

test('halfway both sides are asked beside whatever waits, and first for nothing', () => {
  const steps = (more: Partial<StepFacts>) =>
    waitingSteps({ ...working, ...more, isMidway: true }).map(({ step, turn }) => [step, turn]);
  const asked = ['evaluate midway', 'both'];
  expect(steps({})).toEqual([['deliver', 'student'], asked]);
  expect(steps({ plan: 'Change asked for' })).toEqual([['propose again', 'company'], asked]);
  expect(steps({ state: 'Evaluating' })).toEqual([['evaluate', 'both'], asked]);
  expect(steps({ state: 'Completed' })).toEqual([]);
});

test('a milestone with changes asked for comes before the next one', () => {
  expect(told({})).toEqual(['deliver', 'student', 2]);
  const returned = { number: 4, state: 'Changes asked for', extension: null } as const;
  const milestones = [...working.milestones, returned];
  expect(told({ milestones })).toEqual(['deliver again', 'student', 4]);
});

test('more time that is asked for is answered before anything else, also before a plan', () => {
  const asking = { number: 3, state: 'Planned', extension: 'Asked' } as const;
  const milestones = [{ number: 2, state: 'Submitted', extension: null } as const, asking];
  expect(told({ milestones })).toEqual(['answer extension', 'company', 3]);
  expect(told({ milestones, plan: 'Proposed' })).toEqual(['answer extension', 'company', 3]);
  const offered = [milestones[0]!, { ...asking, extension: 'Countered' } as const];
  expect(told({ milestones: offered })).toEqual(['answer another day', 'student', 3]);
});

test('a call for help is answered before anything else while the work runs', () => {
  expect(told({ asksFor: 'help' })).toEqual(['help', 'company', null]);
  const milestones = [{ number: 1, state: 'Submitted', extension: 'Asked' } as const];
  expect(told({ asksFor: 'unblock', milestones })).toEqual(['unblock', 'company', null]);
  const done = { ...milestones[0]!, state: 'Approved', extension: null } as const;
  expect(told({ asksFor: 'unblock', milestones: [done] })).toEqual(['evaluate', 'both', null]);
});

test('other waiting steps stand beside it, each with the time since when it waits', () => {
  const milestones = [
    { number: 1, state: 'Submitted', extension: null },
    { number: 2, state: 'Changes asked for', extension: 'Asked' },
    { number: 3, state: 'Changes asked for', extension: null },
    { number: 4, state: 'Planned', extension: null },
  ] as const;
  const steps = (more: Partial<StepFacts>) => waitingSteps({ ...working, milestones, ...more });
  const words = (more: Partial<StepFacts>) =>
    steps(more).map(({ step, milestone }) => [step, milestone].filter(Boolean).join(' '));
  expect(words({ asksFor: 'unblock', plan: 'Proposed' })).toEqual([
    'unblock',
    'answer extension 2',
    'answer plan',
    'review 1',
    'deliver again 3',
  ]);
  const before = waitedSince(steps({}), [], 1);
  const during = waitedSince(steps({ asksFor: 'help' }), before, 2);
  expect(during.map(({ since }) => since)).toEqual([2, 1, 1, 1]);
  expect(waitedSince(steps({}), during, 3)).toEqual(before);
});

test('once every milestone is settled both sides evaluate it, and where that completes nothing the office decides', () => {
  const milestones = [{ number: 1, state: 'Waived', extension: null } as const];
  expect(told({ milestones })).toEqual(['evaluate', 'both', null]);
  expect(told({ milestones, isEvaluated: true })).toEqual(['decide', 'office', null]);
});

test('nobody is waited for once it has ended', () => {
  expect(told({ state: 'Completed' })).toBeNull();
  expect(told({ state: 'Ended early' })).toBeNull();
});

test('the office is, where a side objects to what it has come to', () => {
  for (const state of ['Completed', 'Not completed'] as const)
    expect(told({ state, isObjected: true })).toEqual(['decide objection', 'office', null]);
});

test('the company is, where a student wants to show what was completed', () => {
  const asked = { isShowingAsked: true };
  expect(told({ state: 'Completed', ...asked })).toEqual(['allow showing', 'company', null]);
  expect(told({ state: 'Not completed', ...asked })).toBeNull();
  expect(told({ ...asked })).toEqual(['deliver', 'student', 2]);
});
