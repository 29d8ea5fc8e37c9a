import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import {
  applicantNotesMachine,
  noteStateOf,
  theirNote,
  type WrittenNote,
} from './applicant-notes.ts';

/** Somebody who writes notes, with every save and the network in the test's hands. */
function open() {
  const saves: {
    note: WrittenNote;
    answer: () => void;
    fail: () => void;
    refuse: (theirs: string) => void;
  }[] = [];
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
              refuse: (theirs) =>
                reject(new ApiProblem(412, 'changed', null, { current: { note: theirs } })),
            });
          }),
      ),
      watchNetwork: fromCallback(({ sendBack }) => {
        network = sendBack as typeof network;
      }),
    },
    actions: { keepDraft: () => {}, forgetDraft: () => {}, forgetLeft: () => {} },
  });
  const actor = createActor(machine);
  actor.start();
  const write = (note: string, applicationId = 1, after = '') =>
    actor.send({ type: 'write', applicationId, note, after });
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

  test('names the note that it replaces: the one read, then each that was saved, or lost on its way', async () => {
    vi.useFakeTimers();
    const { saves, write, wait, state } = open();
    write('One', 1, 'Read');
    await wait(500);
    write('One, two', 1, 'One');
    saves[0]?.answer();
    await wait(0);
    saves[1]?.fail();
    await wait(0);
    write('One, two, three', 1, 'One, two');
    await wait(5000);
    saves[2]?.refuse('One, two');
    await wait(0);
    const sent = saves.map(({ note }) => [note.after, note.note]);
    expect(sent).toEqual([
      ['Read', 'One'],
      ['One', 'One, two'],
      ['One', 'One, two, three'],
      ['One, two', 'One, two, three'],
    ]);
    saves[3]?.answer();
    await wait(0);
    expect(state()).toBe('saved');
    vi.useRealTimers();
  });

  test.each([
    ['replace', 'saving'],
    ['leave', 'untouched'],
  ] as const)(
    'of somebody else is not replaced unread: it waits for %s, and keeps nothing waiting',
    async (choice, then) => {
      vi.useFakeTimers();
      const { actor, saves, write, state, wait } = open();
      write('Mine');
      write('Second', 2);
      await wait(500);
      saves[0]?.refuse('Theirs');
      await wait(0);
      expect([state(1), theirNote(actor.getSnapshot(), 1)]).toEqual(['overtaken', 'Theirs']);
      saves[1]?.answer();
      await wait(0);
      expect(state(2)).toBe('saved');
      write('Mine, longer');
      await wait(500);
      expect([state(1), saves.length]).toEqual(['overtaken', 2]);
      actor.send({ type: choice, applicationId: 1 });
      await wait(500);
      expect(state(1)).toBe(then);
      const replaced = { applicationId: 1, note: 'Mine, longer', after: 'Theirs' };
      expect(saves.slice(2).map(({ note }) => note)).toEqual(
        choice === 'replace' ? [replaced] : [],
      );
      vi.useRealTimers();
    },
  );

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
