import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { StatusUpdate } from '../../contract/projects/status-updates.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { progressNoteMachine } from './progress-note.ts';

const note = (id: number): StatusUpdate => ({
  id,
  projectTitle: 'Footbridge',
  title: 'Ongoing',
  remarks: '',
  updatedAt: '2031-03-01T09:00:00.000Z',
  projectId: 12,
});
const form = {
  projectTitle: 'Footbridge',
  title: 'Ongoing',
  remarks: '',
  moveProject: false,
} as const;
const lost = new ApiProblem(0, 'unreachable', null);

const writing = walk(progressNoteMachine, {
  events: [
    { type: 'add' },
    { type: 'edit', note: note(1) },
    { type: 'delete', note: note(1) },
    { type: 'submit', form },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    save: { outputs: [note(1)], errors: [lost] },
    remove: { outputs: ['Gone.'], errors: [lost, new ApiProblem(404, 'not-found', null)] },
  },
});

test('every state of a note can be reached and left', () => {
  expect(writing.unreached).toEqual([]);
  expect(writing.deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(writing.paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(progressNoteMachine, path);
  expect(now.value).toEqual(path.state.value);
  // Nothing is deleted that was not asked about.
  if (now.hasTag('question')) expect(now.context.note).not.toBeNull();
});
