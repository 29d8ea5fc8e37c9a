import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Project } from '../../contract/projects.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { browseMachine } from './browse.ts';
import { usualFilters } from './browse-filters.ts';

let isAway = false;
const machine = browseMachine.provide({
  guards: { isOffline: () => isAway },
  actions: { forgetSent: () => {} },
});
const project = { pid: 1, status: 'pending', applied: false } as Project;
const world = {
  input: usualFilters,
  events: [
    { type: 'show', filters: { ...usualFilters, searchText: 'b' } },
    { type: 'retry' },
    { type: 'refresh' },
    { type: 'applied', pid: 1 },
    { type: 'network lost' },
    { type: 'network back' },
  ],
  answers: {
    fetchProjects: {
      outputs: [{ rows: [project], total: 1 }],
      errors: [new ApiProblem(0, 'unreachable', null)],
    },
  },
} as const;

test.each([false, true])(
  'every state can be reached and leads back to a list (away: %s)',
  (away) => {
    isAway = away;
    const { unreached, deadEnds } = walk(machine, world);
    expect(unreached).toEqual(away ? ['browse.failed'] : []);
    expect(deadEnds((now) => now.matches('listed'))).toEqual([]);
  },
);

const { paths } = walk(machine, world);
test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  isAway = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(machine, path, usualFilters);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('listed')) {
    expect(now.context.list).not.toBeNull();
    expect(now.context.list?.filters).toEqual(now.context.filters);
  }
  expect(now.can({ type: 'retry' })).toBe(now.matches('failed') || now.matches('offline'));
});
