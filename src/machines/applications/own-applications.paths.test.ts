import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Application } from '../../contract/applications.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { ownApplicationsMachine } from './own-applications.ts';

const application = { applicationId: 1, status: 'Offered', preference: null } as Application;
const input = { studentId: 7 };

const { paths, unreached, deadEnds } = walk(ownApplicationsMachine, {
  input,
  events: [
    { type: 'retry' },
    { type: 'refresh' },
    { type: 'moved', application: { ...application, status: 'Accepted' } },
    { type: 'ranked', order: [1] },
  ],
  answers: {
    fetchApplications: {
      outputs: [[application], []],
      errors: [new ApiProblem(503, 'unavailable', null)],
    },
  },
});

test('every state of the list can be reached, and each leads back to the list as it is', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches({ listed: 'current' }))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(ownApplicationsMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('failed')) expect(now.context.failure).not.toBeNull();
  if (now.matches({ listed: 'current' })) expect(now.context.failure).toBeNull();
});
