import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { Student } from '../../contract/students/students.ts';
import { profileAlert, profileEditMachine } from './profile-edit.ts';

const ada = { sId: 7, firstName: 'Ada' } as Student;
const change = { student: ada, form: { firstName: 'Augusta' } };

function open({
  hasDraft = (): boolean => false,
  save = async (_change: object): Promise<object> => ada,
} = {}) {
  const calls = { save: vi.fn(save), forgetDraft: vi.fn(), saved: vi.fn(), closed: vi.fn() };
  const source = { draft: 'profile', save: calls.save };
  const actor = createActor(
    profileEditMachine.provide({
      guards: { hasDraft },
      actions: { forgetDraft: calls.forgetDraft },
    }),
    { input: source },
  );
  actor.on('saved', ({ profile }) => calls.saved(profile));
  actor.on('closed', calls.closed);
  return { actor: actor.start(), calls };
}

test('reading, editing, saved', async () => {
  const { actor, calls } = open();
  expect(actor.getSnapshot().value).toBe('reading');
  actor.send({ type: 'edit' });
  actor.send({ type: 'submit', change });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.send({ type: 'submit', change });
  await waitFor(actor, (now) => now.matches('reading'));
  expect(calls.save).toHaveBeenCalledOnce();
  expect(calls.save.mock.calls[0]?.[0]).toEqual(change);
  expect(calls.saved).toHaveBeenCalledExactlyOnceWith(ada);
  expect(calls.forgetDraft).toHaveBeenCalledOnce();
});

test('what was left unsaved is opened to go on', () => {
  expect(open({ hasDraft: () => true }).actor.getSnapshot().value).toBe('editing');
});

test('nothing changed closes at once; a change is asked about first', () => {
  const hasDraft = vi.fn((): boolean => false);
  const { actor, calls } = open({ hasDraft });
  actor.send({ type: 'edit' });
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().value).toBe('reading');
  hasDraft.mockReturnValue(true);
  actor.send({ type: 'edit' });
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().hasTag('form')).toBe(true);
  actor.send({ type: 'keep' });
  expect(actor.getSnapshot().value).toBe('editing');
  actor.send({ type: 'cancel' });
  actor.send({ type: 'confirm' });
  expect(actor.getSnapshot().value).toBe('reading');
  expect(calls.forgetDraft).toHaveBeenCalledOnce();
  expect(calls.closed).toHaveBeenCalledTimes(2);
});

test.each([
  [new ApiProblem(0, 'unreachable', null), /Your entries are still here/],
  [new ApiProblem(429, 'too-many-requests', 'Wait a minute.'), /^Wait a minute\.$/],
])('a failure keeps the form: %s', async (problem, sentence) => {
  const { actor, calls } = open({ save: () => Promise.reject(problem) });
  actor.send({ type: 'edit' });
  actor.send({ type: 'submit', change });
  const now = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(now.context.failure?.reason).toBe(problem.code);
  expect(profileAlert(now.context.failure)).toMatch(sentence);
  expect(calls.forgetDraft).not.toHaveBeenCalled();
});

test('what is wrong with one field is told there, not above', async () => {
  const errors = [{ path: 'email', message: 'Ask the team.' }];
  const problem = new ApiProblem(400, 'invalid', null, { errors });
  const { actor } = open({ save: () => Promise.reject(problem) });
  actor.send({ type: 'edit' });
  actor.send({ type: 'submit', change });
  const now = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(now.context.failure?.fields).toEqual(errors);
  expect(profileAlert(now.context.failure)).toBeNull();
});
