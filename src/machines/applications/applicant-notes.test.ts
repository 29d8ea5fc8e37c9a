import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { applicantNotesMachine, noteStateOf, type WrittenNote } from './applicant-notes.ts';

/** Somebody who writes notes, with every save and the network in the test's hands. */
function open() {
  const saves: { note: WrittenNote; answer: () => void; fail: () => void }[] = [];
  let network: (event: { type: 'network back' }) => void = () => {};
  const machine = applicantNotesMachine.provide({
    actors: {
      save: fromPromise(
        ({ input }: { input: WrittenNote }) =>
          new Promise((resolve, reject) => {
            saves.push({
              note: input,
              answer: () => resolve(null),
              fail: () => reject(new ApiProblem(0, 'unreachable', null)),
            });
          }),
      ),
      watchNetwork: fromCallback(({ sendBack }) => {
        network = sendBack as typeof network;
      }),
    },
    actions: { keepDraft: () => {}, forgetDraft: () => {} },
  });
  const actor = createActor(machine);
  actor.start();
  const write = (note: string, applicationId = 1) =>
    actor.send({ type: 'write', applicationId, note });
  const state = (applicationId = 1) => noteStateOf(actor.getSnapshot(), applicationId);
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { actor, saves, write, state, wait, networkBack: () => network({ type: 'network back' }) };
}

describe('a private note', () => {
  test('is saved once the typing rests, and says so', async () => {
    vi.useFakeTimers();
    const { saves, write, state, wait } = open();
    expect(state()).toBe('untouched');
    write('T');
    await wait(300);
    write('Tall');
    await wait(300);
    expect(saves).toHaveLength(0);
    await wait(300);
    expect([saves[0]?.note.note, state()]).toEqual(['Tall', 'saving']);
    saves[0]?.answer();
    await wait(0);
    expect(state()).toBe('saved');
    vi.useRealTimers();
  });

  test('typed on while it is on its way is saved again, as it stands then', async () => {
    vi.useFakeTimers();
    const { saves, write, state, wait } = open();
    write('One');
    await wait(500);
    write('One, two');
    saves[0]?.answer();
    await wait(0);
    expect([saves[1]?.note.note, state()]).toEqual(['One, two', 'saving']);
    saves[1]?.answer();
    await wait(0);
    expect(state()).toBe('saved');
    vi.useRealTimers();
  });

  test('waits out a lost connection, is tried by itself, and at once when the network is back', async () => {
    vi.useFakeTimers();
    const { saves, write, state, wait, networkBack } = open();
    write('Kept');
    await wait(500);
    saves[0]?.fail();
    await wait(0);
    expect(state()).toBe('failed');
    await wait(5000);
    expect(saves).toHaveLength(2);
    saves[1]?.fail();
    await wait(0);
    networkBack();
    expect([saves[2]?.note.note, state()]).toEqual(['Kept', 'saving']);
    saves[2]?.answer();
    await wait(0);
    expect(state()).toBe('saved');
    vi.useRealTimers();
  });

  test('of one applicant does not wait for another’s to be read again', async () => {
    vi.useFakeTimers();
    const { saves, write, state, wait } = open();
    write('First', 1);
    write('Second', 2);
    await wait(500);
    saves[0]?.answer();
    await wait(0);
    expect([state(1), state(2)]).toEqual(['saved', 'saving']);
    saves[1]?.answer();
    await wait(0);
    expect([saves[1]?.note.applicationId, state(2)]).toEqual([2, 'saved']);
    vi.useRealTimers();
  });
});
