import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { Uploaded } from '../calls/uploading.ts';
import { fileUploadMachine, stoppedBecause } from './file-upload.ts';

const file = new File(['levels'], 'levels.csv');
const lost = { reason: 'unreachable', sentence: null, fields: [] } as const;

function open({ begin = async () => 4, id = null as number | null } = {}) {
  let say: (event: Uploaded<void>) => void = () => {};
  let networkIsBack = () => {};
  const [sent, ends, begun, arrived, refused] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const machine = fileUploadMachine.provide({
    actors: {
      begin: fromPromise(begin),
      send: fromCallback<Uploaded<void>, { engagement: number; id: number; file: File }>(
        ({ sendBack, input }) => {
          sent(input);
          say = sendBack;
          return ends;
        },
      ),
      awaitNetwork: fromCallback(({ sendBack }) => {
        networkIsBack = () => sendBack({ type: 'retry' });
      }),
    },
  });
  const actor = createActor(machine, { input: { engagement: 7, file, id } });
  actor.on('begun', (event) => begun(event.id));
  actor.on('arrived', () => arrived());
  actor.on('refused', () => refused());
  actor.start();
  const tell = (event: Uploaded<void>) => say(event);
  const is = (state: string) => waitFor(actor, (now) => now.value === state);
  return { actor, sent, ends, begun, arrived, refused, is, tell, online: () => networkIsBack() };
}

test('a file is announced, sent, and has arrived; on the way it tells how far it is', async () => {
  const { actor, begun, sent, arrived, is, tell } = open();
  await is('sending');
  expect(begun).toHaveBeenCalledExactlyOnceWith(4);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ engagement: 7, id: 4, file });
  tell({ type: 'progress', share: 0.25 });
  expect(actor.getSnapshot().context.share).toBe(0.25);
  tell({ type: 'sent', answer: undefined });
  expect(arrived).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().status).toBe('done');
});

test('one that is paused stops at once and goes on where it was', async () => {
  const { actor, ends, sent, is, tell } = open();
  await is('sending');
  tell({ type: 'progress', share: 0.5 });
  actor.send({ type: 'pause' });
  expect(ends).toHaveBeenCalledOnce();
  actor.send({ type: 'resume' });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(actor.getSnapshot().context).toMatchObject({ id: 4, share: 0.5 });
});

test('an upload continues by itself after the network returns, under the same number', async () => {
  const { actor, sent, is, tell, online } = open();
  await is('sending');
  tell({ type: 'not sent', failure: lost });
  expect(stoppedBecause(actor.getSnapshot())).toBe(
    'The connection was lost. The upload continues where it stopped.',
  );
  online();
  await is('sending');
  expect(sent).toHaveBeenLastCalledWith({ engagement: 7, id: 4, file });
  expect(stoppedBecause(actor.getSnapshot())).toBeNull();
});

test('an upload says that there is no space, and continues by itself later', async () => {
  vi.useFakeTimers();
  const { actor, sent, tell } = open();
  await vi.advanceTimersByTimeAsync(0);
  const sentence = 'There is no room for files just now.';
  tell({ type: 'not sent', failure: { reason: 'no-room', sentence, fields: [] } });
  expect([actor.getSnapshot().value, stoppedBecause(actor.getSnapshot())]).toEqual([
    'stopped',
    sentence,
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a file the server would refuse is refused before it is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const problem = new ApiProblem(400, 'file-refused', 'A file can be at most 100 MB.');
  const { actor, sent, refused, is } = open({ begin: () => Promise.reject(problem) });
  await is('refused');
  expect(refused).toHaveBeenCalledOnce();
  expect(stoppedBecause(actor.getSnapshot())).toBe('A file can be at most 100 MB.');
  expect(sent).not.toHaveBeenCalled();
});
