import { expect, test } from 'vitest';
import type { Overview } from '../../contract/reports/overview.ts';
import { isBare } from './reports.ts';

const figure = (total: number) => ({ total, growth: null, trend: Array(12).fill(total) });
const overview = (students: number): Overview => ({
  companies: figure(0),
  students: figure(students),
  projects: figure(0),
  completedProjects: figure(0),
  placement: { from: '', to: '', applied: 0, placed: 0 },
  attention: [],
  activity: [],
});

test('a programme is bare until somebody comes or something is posted', () => {
  expect(isBare(overview(0))).toBe(true);
  expect(isBare(overview(1))).toBe(false);
});
