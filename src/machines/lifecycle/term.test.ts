import { describe, expect, test } from 'vitest';
import { firstOutOfOrder } from '../../contract/terms/terms.ts';
import { currentFirst, nextTerm, phaseOf, termOfNewcomer } from './term.ts';

const spring = {
  applyFrom: '2027-01-10',
  applyTo: '2027-02-10',
  answerBy: '2027-02-20',
  workFrom: '2027-03-01',
  workTo: '2027-05-31',
  evaluateBy: '2027-06-14',
};

test.each([
  ['2027-01-09', 'upcoming'],
  ['2027-01-10', 'applying'],
  ['2027-02-10', 'applying'],
  ['2027-02-11', 'choosing'],
  ['2027-02-28', 'choosing'],
  ['2027-03-01', 'working'],
  ['2027-05-31', 'working'],
  ['2027-06-01', 'evaluating'],
  ['2027-06-14', 'evaluating'],
  ['2027-06-15', 'past'],
])('on %s the term is %s', (today, phase) => {
  expect(phaseOf(spring, today)).toBe(phase);
});

test('the days of a term follow one another, and two may be the same', () => {
  expect(firstOutOfOrder(spring)).toBeNull();
  expect(firstOutOfOrder({ ...spring, applyTo: '2027-01-10' })).toBeNull();
  expect(firstOutOfOrder({ ...spring, applyTo: '2027-01-09' })).toBe('applyTo');
  expect(firstOutOfOrder({ ...spring, workFrom: '2027-02-19' })).toBe('workFrom');
});

describe('among several terms', () => {
  const term = (name: string, applyFrom: string, phase: ReturnType<typeof phaseOf>) => ({
    name,
    applyFrom,
    phase,
  });
  const older = term('Spring 2026', '2026-01-10', 'past');
  const past = term('Autumn 2026', '2026-08-01', 'past');
  const working = term('Spring 2027', '2027-01-10', 'working');
  const applying = term('Summer 2027', '2027-04-01', 'applying');
  const next = term('Autumn 2027', '2027-08-01', 'upcoming');
  const later = term('Spring 2028', '2028-01-10', 'upcoming');

  test('the current one comes first, then what is to come, then what is past', () => {
    expect(currentFirst([older, later, working, past, next, applying])).toEqual([
      applying,
      working,
      next,
      later,
      past,
      older,
    ]);
  });

  test('a project is copied into the next one in which applying has not ended', () => {
    const terms = [past, working, applying, next, later].map((one, id) => ({ ...one, id }));
    const following = (id: number | null) => nextTerm(terms, id)?.name;
    expect(following(0)).toBe('Summer 2027');
    expect(following(2)).toBe('Autumn 2027');
    expect(following(null)).toBe('Summer 2027');
    expect(following(4)).toBeUndefined();
  });

  test('a newcomer comes into the one where they can still apply', () => {
    expect(termOfNewcomer([past, working, applying, next])).toBe(applying);
    expect(termOfNewcomer([past, working, next, later])).toBe(next);
    expect(termOfNewcomer([past, working])).toBe(working);
    expect(termOfNewcomer([past])).toBeNull();
  });
});
