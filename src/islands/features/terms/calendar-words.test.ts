import { expect, test } from 'vitest';
import type { OnBoard } from '../../../contract/engagements/board.ts';
import type { Term } from '../../../contract/terms/terms.ts';
import { distanceInWords } from './calendar-words.ts';
import { daysToCome } from './days-to-come.ts';

const term = (name: string, month: string): Term => ({
  id: 1,
  name,
  applyFrom: `2027-${month}-01`,
  applyTo: `2027-${month}-05`,
  answerBy: `2027-${month}-10`,
  workFrom: `2027-${month}-15`,
  workTo: `2027-${month}-20`,
  evaluateBy: `2027-${month}-25`,
  phase: 'working',
});

const work = (milestone: string, dueOn: string) => ({ milestone, dueOn }) as OnBoard;

test('the calendar has what is to come of all terms and work, the next first, today included', () => {
  const days = daysToCome(
    { today: '2027-03-20', terms: [term('Summer', '04'), term('Spring', '03')] },
    [work('Survey', '2027-03-25'), work('Model', '2027-03-27')],
  );
  const told = days.map(([day, all]) => [
    day,
    ...all.map((due) => ('work' in due ? due.work.milestone : `${due.date} ${due.term.name}`)),
  ]);
  expect(told.slice(0, 4)).toEqual([
    ['2027-03-20', 'workTo Spring'],
    ['2027-03-25', 'evaluateBy Spring', 'Survey'],
    ['2027-03-27', 'Model'],
    ['2027-04-01', 'applyFrom Summer'],
  ]);
});

test.each([
  ['2027-03-27', '2027-03-27', 'today'],
  ['2027-03-27', '2027-03-28', 'tomorrow'],
  ['2027-03-27', '2027-03-29', 'in 2 days'],
  ['2027-02-28', '2027-04-01', 'in 32 days'],
])('from %s the day %s is %s, also where clocks change in between', (today, day, words) => {
  expect(distanceInWords(today, day)).toBe(words);
});
