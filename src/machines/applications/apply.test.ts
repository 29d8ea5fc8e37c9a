import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { applyAlert, applyMachine, type Submission } from './apply.ts';

const form = { message: 'I like bridges.', resumeLink: 'https://ada.example/cv' };

function open(
  submit: (from: { input: Submission }) => Promise<unknown> = async () => 'Thank you.',
) {
  const call = vi.fn(submit);
  const forget = vi.fn();
  const machine = applyMachine.provide({
    actors: { submit: fromPromise(call) },
    actions: { forget },
  });
  return { dialog: createActor(machine, { input: { projectId: 12 } }).start(), call, forget };
}

describe('the apply dialog', () => {
  test('closes with true once the application is in', async () => {
    const { dialog, call, forget } = open();
    dialog.send({ type: 'submit', form, studentId: 7 });
    expect(dialog.getSnapshot().hasTag('busy')).toBe(true);
    expect(forget).not.toHaveBeenCalled();
    const done = await waitFor(dialog, (now) => now.status === 'done');
    expect(done.output).toBe(true);
    expect(forget).toHaveBeenCalledOnce();
    expect(call.mock.calls[0]?.[0].input).toEqual({ studentId: 7, projectId: 12, form });
  });

  test('closes with false on cancel, and what was typed is kept', () => {
    const { dialog, forget } = open();
    dialog.send({ type: 'cancel' });
    expect(dialog.getSnapshot().output).toBe(false);
    expect(forget).not.toHaveBeenCalled();
  });

  test('a second press, or a cancel, while it is sent changes nothing', () => {
    const { dialog, call } = open(() => new Promise(() => {}));
    dialog.send({ type: 'submit', form, studentId: 7 });
    dialog.send({ type: 'submit', form, studentId: 7 });
    dialog.send({ type: 'cancel' });
    expect(call).toHaveBeenCalledOnce();
    expect(dialog.getSnapshot().matches('submitting')).toBe(true);
  });

  test('says so when the student is not loaded yet, and goes on when they are', () => {
    const { dialog, call } = open();
    dialog.send({ type: 'submit', form, studentId: null });
    expect(applyAlert(dialog.getSnapshot())).toBe('Student data not loaded yet. Please try again.');
    expect(call).not.toHaveBeenCalled();
    dialog.send({ type: 'submit', form, studentId: 7 });
    expect(applyAlert(dialog.getSnapshot())).toBeNull();
    expect(call).toHaveBeenCalledOnce();
  });

  test('says so when the form is invalid', () => {
    const { dialog } = open();
    dialog.send({ type: 'submit invalid' });
    expect(applyAlert(dialog.getSnapshot())).toBe('Please fill all required fields correctly.');
  });

  test('a refusal keeps the dialog open, with the alert and the server’s reason', async () => {
    const { dialog } = open(async () => {
      throw new ApiProblem(409, 'not-open', 'This project is not open for registration.');
    });
    dialog.send({ type: 'submit', form, studentId: 7 });
    const now = await waitFor(dialog, (snapshot) => snapshot.matches({ editing: 'failed' }));
    expect(applyAlert(now)).toBe('Failed to submit application. Please try again.');
    expect(now.context.failure?.sentence).toBe('This project is not open for registration.');
  });
});
