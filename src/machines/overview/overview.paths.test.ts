import { expect, test } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Overview } from '../../contract/overview.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { isBare, overviewMachine } from './overview.ts';

const figure = (total: number) => ({ total, growth: null, trend: Array(12).fill(total) });
const overview = (students: number): Overview => ({
  companies: figure(0),
  students: figure(students),
  projects: figure(0),
  completedProjects: figure(0),
  attention: [],
  attentionCounts: { unverifiedCompanies: 0, openMessages: 0, projectsWithoutApplicants: 0 },
  activity: [],
});

const { paths, unreached, deadEnds } = walk(overviewMachine, {
  events: [{ type: 'retry' }],
  answers: {
    fetchOverview: {
      outputs: [overview(3)],
      errors: [new ApiProblem(503, 'unavailable', null)],
    },
  },
});

test('every state of the overview can be reached, and each leads to the figures', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('shown'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const now = follow(overviewMachine, path);
  expect(now.value).toEqual(path.state.value);
  expect(now.context.overview !== null).toBe(now.matches('shown'));
});

test('a programme is bare until somebody comes or something is posted', () => {
  expect(isBare(overview(0))).toBe(true);
  expect(isBare(overview(1))).toBe(false);
});
