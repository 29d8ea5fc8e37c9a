import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { ProjectDetail } from '../../contract/projects.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { projectDetailMachine } from './project-detail.ts';

const detail = {
  pid: 7,
  notes: [],
  responseDays: null,
  companyVerified: true,
} as unknown as ProjectDetail;
const input = { pid: 7 };
const { paths, unreached, deadEnds } = walk(projectDetailMachine, {
  input,
  events: [{ type: 'retry' }, { type: 'refresh' }],
  answers: {
    fetchProject: {
      outputs: [detail],
      errors: [new ApiProblem(404, 'not-found', null), new ApiProblem(503, 'unavailable', null)],
    },
  },
});

test('every state can be reached, and none is the last', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('shown'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(projectDetailMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  expect(now.context.failure !== null).toBe(now.matches('failed'));
  if (now.matches('shown')) expect(now.context.detail).toEqual(detail);
});
