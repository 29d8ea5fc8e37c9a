import { expect, test } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { AssignmentRun, AssignmentState } from '../../contract/assignments/assignment-run.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { mayUndo, runActMachine } from './assignment-run.ts';

const run = (
  state: AssignmentState,
  published: AssignmentRun['published'] = null,
): AssignmentRun => ({
  id: 3,
  state,
  scope: { engineeringType: '', deadlineBefore: '', termId: null, projectIds: [] },
  seed: 1,
  createdAt: '2025-03-01T09:30:00.000Z',
  createdBy: 'admin@trestle.example',
  progress: { share: 1, step: 'Done' },
  students: 2,
  projects: 1,
  applications: 2,
  proposals: [],
  short: [],
  shortPlaces: 0,
  published,
  pins: [],
  exclusions: [],
  pinsCost: null,
});
const input = { id: 3 };

const { paths, unreached, deadEnds } = walk(runActMachine, {
  input,
  events: [
    { type: 'ask', act: { type: 'publish', kind: 'students' } },
    { type: 'ask', act: { type: 'replay' } },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    act: {
      outputs: [
        { run: run('published'), same: null },
        { run: null, same: true },
      ],
      errors: [
        new ApiProblem(409, 'programme-changed', '1 application is new. Compute a new proposal.'),
      ],
    },
  },
});

test('every state can be reached, and each leads back', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const now = follow(runActMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  // Nothing that changes the programme happens without a yes.
  if (now.matches('acting') && now.context.asked?.type !== 'replay')
    expect(path.steps.at(-1)?.event.type).toBe('confirm');
});

test('a published run can be taken back until its hour is over', () => {
  const at = '2025-03-01T10:00:00.000Z';
  const undoUntil = '2025-03-01T11:00:00.000Z';
  const published = run('published', {
    at,
    by: 'admin@trestle.example',
    kind: 'students',
    undoUntil,
  });
  expect(mayUndo(published, new Date('2025-03-01T10:59:59Z'))).toBe(true);
  expect(mayUndo(published, new Date('2025-03-01T11:00:00Z'))).toBe(false);
  expect(mayUndo(run('proposed'), new Date(at))).toBe(false);
});
