import { expect, test } from 'vitest';
import { adviceOn, type Written } from './advice.ts';

const now = new Date('2031-03-01T12:00:00Z');
const good: Written = {
  title: 'Load test of a timber footbridge',
  description: `The bridge stands since May. Load it in steps and measure its bending. ${'Every step is noted. '.repeat(8)}The student delivers a report with the curve.`,
  skills: 'Surveying, CAD',
  duration: 21,
  deadline: '2031-04-01T12:00:00Z',
};
const fields = (changed: Partial<Written>) =>
  adviceOn({ ...good, ...changed }, now).map(({ field }) => field);

test('a clear project needs no advice', () => {
  expect(adviceOn(good, now)).toEqual([]);
});

test.each(['Project', 'Help wanted', 'A new engineering project', 'Bridge'])(
  'the title “%s” says too little',
  (title) => expect(fields({ title })).toEqual(['title']),
);

test('a title that is not begun yet is left in peace', () => {
  expect(fields({ title: '' })).toEqual([]);
});

test('a short description, and one that says no outcome', () => {
  expect(fields({ description: 'Deliver a report.' })).toEqual(['description']);
  expect(fields({ description: 'We have a bridge and we love it. '.repeat(9) })).toEqual([
    'description',
  ]);
});

test('no skills, too long a time, too short a time to apply, one that is over', () => {
  expect(fields({ skills: ' ' })).toEqual(['skills']);
  expect(fields({ duration: 120 })).toEqual(['duration']);
  expect(fields({ deadline: '2031-03-04T12:00:00Z' })).toEqual(['deadline']);
  expect(fields({ deadline: '2031-02-04T12:00:00Z' })).toEqual(['deadline']);
  expect(fields({ deadline: null, duration: Number.NaN })).toEqual([]);
});
