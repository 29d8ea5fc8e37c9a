import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { PossibleMove } from '../../contract/projects/running-projects.ts';
import { project } from '../testing/company-samples.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { askedMove, projectCourseMachine } from './project-course.ts';

const input = { pid: 12 };
const cancel: PossibleMove = {
  to: 'Cancelled',
  label: 'Cancelled',
  needsReason: false,
  causes: ['3 open applications will be closed.'],
};
const lost = new ApiProblem(0, 'unreachable', null);

const { paths, unreached, deadEnds } = walk(projectCourseMachine, {
  input,
  events: [
    { type: 'choose', move: cancel },
    { type: 'confirm', words: { reason: '' } },
    { type: 'cancel' },
  ],
  answers: {
    move: {
      outputs: [project({ status: 'Cancelled' })],
      errors: [lost, new ApiProblem(409, 'move-not-allowed', 'It is Completed already.')],
    },
  },
});

test('every state can be reached and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(projectCourseMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  // No move is made that was not asked about.
  if (now.matches('moving') || now.matches('asking')) expect(askedMove(now)).toEqual(cancel);
  else expect(askedMove(now)).toBeNull();
});
