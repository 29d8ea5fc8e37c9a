import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { FacultyApplication } from '../../contract/universities/faculty.ts';
import type { FacultyNote } from '../../contract/universities/faculty-notes.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { studentActsMachine } from './student-acts.ts';

const input = { id: 7 };
const note: FacultyNote = {
  id: 3,
  note: 'Call.',
  writtenAt: '2031-03-01T12:00:00Z',
  changedAt: null,
};
const application = { applicationId: 5, status: 'Accepted' } as FacultyApplication;

const { paths, unreached, deadEnds } = walk(studentActsMachine, {
  input,
  events: [
    { type: 'write', writing: { kind: 'recommend', sentence: '' } },
    { type: 'write', writing: { kind: 'note', note: null } },
    { type: 'write', writing: { kind: 'refuse', application } },
    { type: 'submit', text: 'Builds what she draws.' },
    { type: 'ask', act: { kind: 'supervise', application } },
    { type: 'ask', act: { kind: 'delete note', note } },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    perform: { outputs: ['Done.'], errors: [new ApiProblem(409, 'supervisor-taken', 'Taken.')] },
  },
});

test('every act about a student can be begun and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(studentActsMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  // Nothing that others read or lose happens without a yes, and nothing is sent that was not written.
  if (now.matches('doing')) expect(path.steps.at(-1)?.event.type).toBe('confirm');
  if (now.matches('sending')) expect(path.steps.at(-1)?.event.type).toBe('submit');
});
