import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { type Resume, resumeBytes } from '../../contract/students/resumes.ts';
import type { Uploaded } from '../calls/uploading.ts';
import { resumeMachine } from './resume.ts';

const kept: Resume = { id: 3, name: 'cv.pdf', bytes: 9, uploadedAt: '2031-05-01T10:00:00.000Z' };
const pdf = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

function open({ remove = async (): Promise<Resume | null> => null } = {}) {
  let say: (event: Uploaded<Resume>) => void = () => {};
  const [ends, changed, sent] = [vi.fn(), vi.fn(), vi.fn()];
  const send = fromCallback<Uploaded<Resume | null>, { sId: number; file: File }>(
    ({ sendBack, input }) => {
      sent(input);
      say = sendBack;
      return ends;
    },
  );
  const machine = resumeMachine.provide({ actors: { send, remove: fromPromise(remove) } });
  const actor = createActor(machine, { input: { sId: 7 } });
  actor.on('changed', ({ answer }) => changed(answer));
  actor.start();
  return { actor, ends, changed, sent, say: (event: Uploaded<Resume>) => say(event) };
}

test.each([
  [new File(['PK'], 'cv.docx', { type: 'application/msword' }), 'Choose a PDF file.'],
  [
    new File([new Uint8Array(resumeBytes + 1)], 'cv.pdf', { type: 'application/pdf' }),
    'This file is larger than 5 MB. Choose a smaller one.',
  ],
])('a file that is no résumé is refused before it is sent', (file, sentence) => {
  const { actor, sent } = open();
  actor.send({ type: 'choose', file });
  expect(actor.getSnapshot().context.alert).toBe(sentence);
  expect(sent).not.toHaveBeenCalled();
});

test('a chosen file is sent at once, tells how far it is, and then that it is there', () => {
  const { actor, changed, sent, say } = open();
  actor.send({ type: 'choose', file: pdf });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ sId: 7, file: pdf });
  say({ type: 'progress', share: 0.5 });
  expect(actor.getSnapshot().context.share).toBe(0.5);
  say({ type: 'sent', answer: kept });
  expect(changed).toHaveBeenCalledExactlyOnceWith(kept);
});

test('a failure keeps the file, so that it can be sent again or given up', () => {
  const { actor, ends, sent, say } = open();
  actor.send({ type: 'choose', file: pdf });
  say({ type: 'not sent', failure: { reason: 'unreachable', sentence: null, fields: [] } });
  expect(actor.getSnapshot().context.alert).toBe('Your résumé was not uploaded. Try again.');
  actor.send({ type: 'retry' });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(actor.getSnapshot().context.alert).toBeNull();
  actor.send({ type: 'cancel' });
  expect(ends).toHaveBeenCalledTimes(2);
  expect(actor.getSnapshot().matches('shown')).toBe(true);
});

test('deleting is asked first, and says when it did not work', async () => {
  const { actor, changed } = open();
  actor.send({ type: 'remove' });
  actor.send({ type: 'cancel' });
  expect(changed).not.toHaveBeenCalled();
  actor.send({ type: 'remove' });
  actor.send({ type: 'confirm' });
  await waitFor(actor, (now) => now.matches('shown'));
  expect(changed).toHaveBeenCalledExactlyOnceWith(null);

  const problem = new ApiProblem(503, 'unavailable', null);
  const other = open({ remove: () => Promise.reject(problem) }).actor;
  other.send({ type: 'remove' });
  other.send({ type: 'confirm' });
  const failed = await waitFor(other, (now) => now.matches('shown'));
  expect(failed.context.alert).toBe('Your résumé was not deleted. Try again.');
});
