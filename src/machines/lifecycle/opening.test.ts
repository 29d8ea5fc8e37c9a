import { expect, test } from 'vitest';
import { opensLate } from './project.ts';

const now = new Date('2031-05-04T12:00:00.000Z');
const past = { deadline: '2031-05-04T11:59:59.000Z' };
const later = { deadline: '2031-05-04T12:00:01.000Z' };

test('a project opens, or is handed in to be opened, only with a deadline still to come', () => {
  for (const to of ['pending', 'Awaiting approval'] as const) {
    expect(opensLate(past, to, now)).toBe(true);
    expect(opensLate(later, to, now)).toBe(false);
    expect(opensLate({ deadline: null }, to, now)).toBe(false);
  }
});

test('it runs and ends whenever its deadline was', () => {
  for (const to of ['In Progress', 'Completed', 'On Hold', 'Cancelled', 'Draft'] as const)
    expect(opensLate(past, to, now)).toBe(false);
});
