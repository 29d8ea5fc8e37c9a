import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { project } from '../testing/company-samples.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { companyProjectsMachine, isFirstLoad } from './company-projects.ts';
import { todayMachine } from './today.ts';

const input = { status: '', page: 1 } as const;
const lost = new ApiProblem(0, 'unreachable', null);

const list = walk(companyProjectsMachine, {
  input,
  events: [
    { type: 'look', query: { status: 'Draft', page: 1 } },
    { type: 'look', query: { status: '', page: 3 } },
    { type: 'retry' },
    { type: 'network back' },
  ],
  answers: {
    fetchProjects: { outputs: [{ rows: [project()], total: 12 }], errors: [lost] },
  },
});

test('every state of the list can be reached, and each leads to a listed one', () => {
  expect(list.unreached).toEqual([]);
  expect(list.deadEnds((now) => now.matches('listed'))).toEqual([]);
});

test.each(list.paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(companyProjectsMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('listed')) expect(isFirstLoad(now)).toBe(false);
  // A page past the end leads to the last one.
  if (now.matches('listed')) expect(now.context.query.page).toBeLessThan(3);
  if (now.matches('failed')) expect(now.can({ type: 'retry' })).toBe(true);
});

const today = walk(todayMachine, {
  events: [{ type: 'retry' }, { type: 'network back' }],
  answers: { fetchWaiting: { outputs: [[project()]], errors: [lost] } },
});

test('what waits today is known in the end', () => {
  expect(today.unreached).toEqual([]);
  expect(today.deadEnds((now) => now.matches('known'))).toEqual([]);
});
