import { expect, test, vi } from 'vitest';
import { plantedSource } from '../../testing/planted-source.ts';
import { follow, tell, walk } from '../../testing/walk.ts';
import { goneIn, removalMachine } from './removal.ts';

const rows = [
  { id: 1, label: 'Oak' },
  { id: 2, label: 'Elm' },
];
const input = { table: 'planks', source: plantedSource({ beforeRemove: async () => {} }), rows };
const refused = (reason: 'others-depend' | 'unavailable') => [
  { id: 2, label: 'Elm', failure: { reason, sentence: 'No.', fields: [] } },
];

const { paths, unreached, deadEnds } = walk(removalMachine, {
  input,
  events: [
    { type: 'undo' },
    { type: 'hold' },
    { type: 'release' },
    { type: 'leave' },
    { type: 'instead' },
    { type: 'even so' },
    { type: 'keep' },
    { type: 'retry' },
  ],
  answers: {
    makeSure: { outputs: [undefined], errors: [new Error()] },
    send: {
      outputs: [[], refused('others-depend'), refused('unavailable')],
      errors: [new Error()],
    },
    doInstead: { outputs: [[], refused('unavailable')], errors: [new Error()] },
  },
});

test('every state of a delete can be reached, and each leads to an end', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.hasTag('settled'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(removalMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  // What was undone is not gone; what the server has deleted is.
  if (now.matches('undone')) expect(goneIn(now)).toEqual([]);
  if (now.matches('deleted')) expect(goneIn(now)).toEqual([1, 2]);
  if (now.matches('depended on')) expect(goneIn(now)).toEqual([1]);
});
