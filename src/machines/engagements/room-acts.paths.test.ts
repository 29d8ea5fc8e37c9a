import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import type { RoomAct } from './perform-act.ts';
import { type RoomTask, roomActsMachine } from './room-acts.ts';

const input = { id: 7 };
/** A letter changes nothing that the room shows; to the machine all others are alike. */
const tasks: RoomTask[] = [
  { kind: 'deliver', number: 1 },
  { kind: 'waive', number: 2 },
  { kind: 'write' },
];
const acts: RoomAct[] = [
  { kind: 'deliver', number: 1, form: { words: 'Done.', links: [], files: [], after: 0 } },
  { kind: 'waive', number: 2, form: { reason: 'Not needed.' } },
  { kind: 'write', form: { to: 'both', words: 'Come and see us.' } },
];

const { paths, unreached, deadEnds } = walk(roomActsMachine, {
  input,
  events: [
    ...tasks.map((task) => ({ type: 'begin', task }) as const),
    ...acts.map((act) => ({ type: 'submit', act }) as const),
    { type: 'cancel' },
    { type: 'shown' },
  ],
  answers: {
    perform: { outputs: [true], errors: [new ApiProblem(409, 'newer-version', 'Read it first.')] },
  },
});

test('every act in a room can be begun and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test('nothing is sent that was not written and sent off, as it was written', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const path of paths) {
    const now = follow(roomActsMachine, path, input);
    expect(now.value, tell(path)).toEqual(path.state.value);
    if (now.matches('sending'))
      expect(path.steps.at(-1)?.event, tell(path)).toEqual({
        type: 'submit',
        act: now.context.act,
      });
    if (now.matches('idle'))
      expect(now.context, tell(path)).toMatchObject({ task: null, failure: null });
  }
});
