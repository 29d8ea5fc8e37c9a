import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { Student } from '../../contract/students/students.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { chooseTermMachine } from './choose-term.ts';

const { paths, unreached, deadEnds } = walk(chooseTermMachine, {
  input: { studentId: 3 },
  events: [{ type: 'choose', termId: 7 }],
  answers: { choose: { outputs: [{}], errors: [new ApiProblem(400, 'invalid', null)] } },
});

test('every state of the choice can be reached and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle') && !now.context.failure)).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  follow(chooseTermMachine, path);
});

test('a choice that is refused says why, and none is on its way', async () => {
  const over = new ApiProblem(400, 'invalid', 'Spring 2026 is over.');
  const choose = vi.fn<() => Promise<Student>>(() => Promise.reject(over));
  const machine = chooseTermMachine.provide({ actors: { choose: fromPromise(choose) } });
  const actor = createActor(machine, { input: { studentId: 3 } }).start();
  actor.send({ type: 'choose', termId: 7 });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const { context } = await waitFor(actor, (now) => now.matches('idle'));
  expect(context.failure?.sentence).toBe('Spring 2026 is over.');
});
