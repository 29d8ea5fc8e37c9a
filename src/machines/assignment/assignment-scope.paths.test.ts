import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { AssignmentPreview, AssignmentScope } from '../../contract/assignment-run.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { assignmentScopeMachine, failedProposing } from './assignment-scope.ts';

const scope = (engineeringType: AssignmentScope['engineeringType']): AssignmentScope => ({
  engineeringType,
  deadlineBefore: '',
  projectIds: [],
});
const preview = (applications: number): AssignmentPreview => ({
  students: applications,
  projects: 1,
  places: 1,
  applications,
  unorderedApplications: 0,
  unrankedApplications: 0,
  short: [],
});
const away = new ApiProblem(503, 'unavailable', null);
const input = scope('');

const { paths, unreached, deadEnds } = walk(assignmentScopeMachine, {
  input,
  events: [{ type: 'choose', scope: scope('Civil') }, { type: 'retry' }, { type: 'propose' }],
  answers: {
    look: { outputs: [preview(0), preview(4)], errors: [away] },
    propose: { outputs: [7], errors: [away] },
  },
});

test('every state of choosing can be reached, and each leads to where one can propose', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.can({ type: 'propose' }))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(assignmentScopeMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  // Nothing is proposed of nobody, and nothing twice.
  if (now.matches('proposing')) expect(now.context.preview?.applications).toBeGreaterThan(0);
  expect(now.can({ type: 'propose' })).toBe(
    now.matches('seen') && (now.context.preview?.applications ?? 0) > 0,
  );
  if (failedProposing(now)) expect(now.matches('seen')).toBe(true);
});
