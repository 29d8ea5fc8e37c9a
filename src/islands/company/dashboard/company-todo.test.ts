import { expect, test } from 'vitest';
import { project } from '../../../machines/testing/company-samples.ts';
import { firstOfEach, todosOf } from './company-todo.ts';

const now = new Date('2031-03-10T12:00:00Z');
const nothing = { newApplications: 0, oldestNewAt: null, offers: 0, firstOfferEndsAt: null };
const waiting = (pid: number, oldestNewAt: string) =>
  project({ pid, waiting: { ...nothing, newApplications: 2, oldestNewAt } });
const offering = (pid: number, firstOfferEndsAt: string) =>
  project({ pid, waiting: { ...nothing, offers: 1, firstOfferEndsAt } });

test('the longest wait comes first, then ending offers, passed deadlines and drafts', () => {
  const todos = todosOf(
    [
      project({ pid: 1, status: 'Draft' }),
      project({ pid: 2, applying: 'deadline-passed', placesTaken: 1 }),
      offering(3, '2031-03-12T12:00:00Z'),
      waiting(4, '2031-03-09T12:00:00Z'),
      waiting(5, '2031-03-01T12:00:00Z'),
    ],
    now,
  );
  expect(todos.map(({ kind, project: { pid } }) => [kind, pid])).toEqual([
    ['answer', 5],
    ['answer', 4],
    ['offer ends', 3],
    ['deadline over', 2],
    ['draft', 1],
  ]);
});

test('an offer that has days left, a full project and one that runs well are no todos', () => {
  const quiet = [
    offering(1, '2031-03-16T12:00:00Z'),
    project({ pid: 2, applying: 'deadline-passed', placesTaken: 2 }),
    project({ pid: 3, status: 'In Progress', applying: 'not-open' }),
  ];
  expect(todosOf(quiet, now)).toEqual([]);
});

test('many of one kind hide no other', () => {
  const many = [1, 2, 3, 4, 5].map((pid) => waiting(pid, '2031-03-01T12:00:00Z'));
  const { shown, more } = firstOfEach(todosOf([...many, project({ status: 'Draft' })], now), 3);
  expect(shown.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'answer', 'draft']);
  expect(more).toBe(2);
});
