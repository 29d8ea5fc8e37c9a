import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { follow, tell, walk } from '../testing/walk.ts';
import { type ChosenPair, pinsMachine } from './pins.ts';

const pair: ChosenPair = {
  studentId: 3,
  student: 'Ada Byron',
  projectId: 7,
  project: 'A dam',
  reason: 'Began there in May.',
};
const machine = pinsMachine.provide({ actions: { keep: () => {} } });

const { paths, unreached, deadEnds } = walk(machine, {
  events: [
    { type: 'begin', list: 'pins' },
    { type: 'begin', list: 'exclusions' },
    { type: 'cancel' },
  ],
});

test('adding a pair can be begun for either list, and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('listed'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  expect(follow(machine, path).value).toEqual(path.state.value);
});

test('a pair stands in the list it was begun for until it is removed, or the run is proposed', () => {
  const actor = createActor(machine).start();
  const pairs = () => actor.getSnapshot().context.pairs;
  const add = () => {
    actor.send({ type: 'begin', list: 'exclusions' });
    actor.send({ type: 'add', pair });
  };
  add();
  expect(pairs()).toEqual({ pins: [], exclusions: [pair] });
  actor.send({ type: 'remove', list: 'exclusions', pair });
  expect(pairs()).toEqual({ pins: [], exclusions: [] });
  add();
  actor.send({ type: 'proposed' });
  expect(pairs()).toEqual({ pins: [], exclusions: [] });
});
