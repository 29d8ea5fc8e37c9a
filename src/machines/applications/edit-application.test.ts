import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { ApplicationDetail } from '../../contract/applications/applications.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { canEdit, editAlert, editApplicationMachine } from './edit-application.ts';

const saving = { edit: { message: 'I weld.', resumeLink: '', resumeId: null }, version: '1' };
const machine = editApplicationMachine.provide({ actions: { forget: () => {} } });
const input = { id: 5 };
const { paths, unreached, deadEnds } = walk(machine, {
  input,
  events: [{ type: 'submit', saving }],
  answers: {
    save: {
      outputs: [{ applicationId: 5 }],
      errors: [
        new ApiProblem(0, 'unreachable', null),
        new ApiProblem(409, 'not-editable', 'This application is Shortlisted.'),
      ],
    },
  },
});

test('an edit is saved in the end, whatever failed before', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('saved'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(machine, path, input);
  expect(now.value).toEqual(path.state.value);
  const { failure } = now.context;
  if (failure) expect(editAlert(failure)).not.toBeNull();
});

test.each([
  ['Under Review', 0, true],
  ['Under Review', 20, false],
  ['Shortlisted', 0, false],
  ['Withdrawn', 0, false],
] as const)('an application that is %s, edited %i times: %s', (status, edits, expected) => {
  const application = { status, edits } as unknown as ApplicationDetail;
  expect(canEdit(application)).toBe(expected);
});
