import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Failure } from '../../api/problem.ts';
import { ApiProblem } from '../../api/problem.ts';
import { pictureBytes, type Student } from '../../contract/students/students.ts';
import type { Uploaded } from '../calls/uploading.ts';
import { pictureMachine } from './picture.ts';

const ada = { sId: 7 } as Student;
const png = new Blob(['pixels'], { type: 'image/png' });
type Say = (event: Uploaded<Student>) => void;

function open({ remove = async (): Promise<Student> => ada } = {}) {
  const sending: { say: Say; input: unknown; ends: () => void } = {
    say: () => {},
    input: null,
    ends: vi.fn(),
  };
  const calls = { remove: vi.fn(remove), changed: vi.fn() };
  const actor = createActor(
    pictureMachine.provide({
      actors: {
        send: fromCallback(({ sendBack, input }) => {
          sending.say = sendBack as Say;
          sending.input = input;
          return sending.ends;
        }),
        remove: fromPromise(calls.remove),
      },
    }),
    { input: { sId: 7 } },
  );
  actor.on('changed', ({ act }) => calls.changed(act));
  actor.start();
  return { actor, calls, sending, now: () => actor.getSnapshot() };
}

describe('choosing', () => {
  test.each([
    [new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'Use a JPEG, PNG or WebP picture.'],
    [new Blob(['x']), 'Use a JPEG, PNG or WebP picture.'],
    [
      new Blob([new Uint8Array(pictureBytes + 1)], { type: 'image/png' }),
      'This picture is larger than 5 MB. Choose a smaller one.',
    ],
  ])('is refused before anything is sent', (file, sentence) => {
    const { actor, now } = open();
    actor.send({ type: 'choose', file });
    expect(now().context.alert).toBe(sentence);
    expect(now().context.file).toBeNull();
    actor.send({ type: 'choose', file: png });
    expect(now().context.alert).toBeNull();
    expect(now().hasTag('chosen')).toBe(true);
  });

  test('5 MB to the byte are taken', () => {
    const { actor, now } = open();
    const file = new Blob([new Uint8Array(pictureBytes)], { type: 'image/webp' });
    actor.send({ type: 'choose', file });
    expect(now().matches('chosen')).toBe(true);
  });

  test('a file that is no picture inside says so; cancelling forgets the choice', () => {
    const { actor, now } = open();
    actor.send({ type: 'choose', file: png });
    actor.send({ type: 'unreadable' });
    expect(now().context.alert).toBe('This file is not a readable picture. Choose another one.');
    actor.send({ type: 'choose', file: png });
    actor.send({ type: 'cancel' });
    expect(now().matches('shown')).toBe(true);
    expect(now().context.file).toBeNull();
  });
});

describe('sending', () => {
  const sendOne = () => {
    const opened = open();
    opened.actor.send({ type: 'choose', file: png });
    opened.actor.send({ type: 'use' });
    return opened;
  };

  test('tells how far it is, then whose picture changed', () => {
    const { calls, sending, now } = sendOne();
    expect(sending.input).toEqual({ sId: 7, file: png });
    sending.say({ type: 'progress', share: 0.5 });
    expect(now().context.share).toBe(0.5);
    expect(now().hasTag('busy')).toBe(true);
    sending.say({ type: 'sent', answer: ada });
    expect(now().matches('shown')).toBe(true);
    expect(calls.changed).toHaveBeenCalledExactlyOnceWith('set');
  });

  test('can be given up, which ends the call', () => {
    const { actor, sending, now } = sendOne();
    actor.send({ type: 'cancel' });
    expect(sending.ends).toHaveBeenCalledOnce();
    expect(now().matches('shown')).toBe(true);
  });

  test('a failure keeps the choice, so that it can be sent again', () => {
    const { actor, sending, now } = sendOne();
    const failure: Failure = { reason: 'unreachable', sentence: null, fields: [] };
    sending.say({ type: 'not sent', failure });
    expect(now().context.alert).toBe('Your picture was not uploaded. Try again.');
    expect(now().context.file).toBe(png);
    actor.send({ type: 'use' });
    expect(now().matches('sending')).toBe(true);
    expect(now().context.alert).toBeNull();
  });
});

describe('removing', () => {
  test('is asked first', async () => {
    const { actor, calls, now } = open();
    actor.send({ type: 'remove' });
    actor.send({ type: 'cancel' });
    expect(now().matches('shown')).toBe(true);
    expect(calls.remove).not.toHaveBeenCalled();
    actor.send({ type: 'remove' });
    actor.send({ type: 'confirm' });
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect(calls.changed).toHaveBeenCalledExactlyOnceWith('removed');
  });

  test('says when it did not work', async () => {
    const problem = new ApiProblem(503, 'unavailable', null);
    const { actor } = open({ remove: () => Promise.reject(problem) });
    actor.send({ type: 'remove' });
    actor.send({ type: 'confirm' });
    const failed = await waitFor(actor, (now) => now.matches('shown'));
    expect(failed.context.alert).toBe('Your picture was not removed. Try again.');
  });
});
