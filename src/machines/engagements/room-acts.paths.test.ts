import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { type RoomTask, roomActsMachine } from './room-acts.ts';

/** A letter changes nothing that the room shows; to the machine all others are alike. */
const tasks: RoomTask[] = [
  { kind: 'deliver', number: 1 },
  { kind: 'waive', number: 2 },
  { kind: 'write' },
];
const written = async () => 'Milestone waived.';

const { paths, unreached, deadEnds } = walk(roomActsMachine, {
  events: [
    ...tasks.map((task) => ({ type: 'begin', task }) as const),
    { type: 'submit', written },
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
    const now = follow(roomActsMachine, path);
    expect(now.value, tell(path)).toEqual(path.state.value);
    if (now.matches('sending'))
      expect(path.steps.at(-1)?.event, tell(path)).toEqual({
        type: 'submit',
        written: now.context.written,
      });
    if (now.matches('idle'))
      expect(now.context, tell(path)).toMatchObject({ task: null, failure: null });
  }
});
