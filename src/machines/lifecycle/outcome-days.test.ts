import { expect, test } from 'vitest';
import { finalFrom, objectUntil } from './evaluation.ts';

const decided = {
  decidedOn: '2031-03-04',
  byOffice: true,
  isObjected: false,
  isDecidedAgain: false,
};

test.each([
  ['by the office can be objected to for 14 days', {}, '2031-03-18', '2031-03-19'],
  ['that is objected to is open until that is decided', { isObjected: true }, '2031-03-18', null],
  [
    'about an objection is final',
    { isObjected: true, isDecidedAgain: true },
    null,
    decided.decidedOn,
  ],
  ['that the company has said is final', { byOffice: false }, null, decided.decidedOn],
])('an outcome %s', (_, more, until, from) => {
  expect([objectUntil({ ...decided, ...more }), finalFrom({ ...decided, ...more })]).toEqual([
    until,
    from,
  ]);
});
