import { expect, test } from 'vitest';
import { boardActs, taskOf } from './office-acts.ts';

const review = { next: 'review', milestoneNumber: 2 } as const;
const delivery = { next: 'deliver', milestoneNumber: 2 } as const;
const late = { ...delivery, standing: 'Overdue', reason: 'delivery' } as const;
const lost = { ...delivery, standing: 'At risk', reason: 'delivery' } as const;
const unreviewed = { ...review, standing: 'At risk', reason: 'review' } as const;
const silent = { ...review, standing: 'At risk', reason: 'silence' } as const;
const undecided = { ...review, next: 'decide', standing: 'On track', reason: null } as const;
const fine = { ...delivery, standing: 'On track', reason: null } as const;

test.each([
  ['of a late delivery, reminding', late, false, 'remind', ['give-time', 'write']],
  ['of one that is far too late, more time', lost, false, 'give-time', ['remind', 'write', 'end']],
  ['of a review that is waited for, reminding', unreviewed, false, 'remind', ['write', 'end']],
  ['of who was reminded today, writing', unreviewed, true, 'write', ['end']],
  ['of who is silent, writing', silent, false, 'write', ['remind', 'end']],
  ['of what the office decides, that', undecided, false, 'decide', ['write']],
  ['of what is on track, nothing', fine, false, null, ['give-time', 'write']],
] as const)('what comes first is %s', (_, row, isRemindedToday, first, others) => {
  expect(boardActs(row, isRemindedToday)).toEqual({ first, others });
});

test('more time is for the milestone that is waited for', () => {
  expect(taskOf('give-time', delivery)).toEqual({ kind: 'give time', number: 2 });
  expect(taskOf('give-time', review)).toBeNull();
  expect(taskOf('write', review)).toEqual({ kind: 'write' });
});
