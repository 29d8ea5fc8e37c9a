import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { savingMachine, shownSaved } from './save-project.ts';

type Asked = { input: { pid: number; saved: boolean } };

function open(answer: () => Promise<unknown> = async () => 'Project saved.') {
  const save = vi.fn<(asked: Asked) => Promise<unknown>>(answer);
  const machine = savingMachine.provide({ actors: { save: fromPromise(save) } });
  const actor = createActor(machine, { input: { pid: 7 } }).start();
  let known = false;
  actor.on('saved', ({ saved }) => {
    known = saved;
  });
  return {
    wish: (saved: boolean) => actor.send({ type: 'wish', saved }),
    shown: () => shownSaved(known, actor.getSnapshot()),
    settled: () => waitFor(actor, (now) => now.matches('settled')),
    sent: () => save.mock.calls.map(([{ input }]) => input),
  };
}

test('a press shows at once and is sent', async () => {
  const { wish, shown, settled, sent } = open();
  wish(true);
  expect(shown()).toBe(true);
  await settled();
  expect([shown(), sent()]).toEqual([true, [{ pid: 7, saved: true }]]);
});

test('of several presses the last one counts', async () => {
  const { wish, shown, settled, sent } = open();
  for (const saved of [true, false, true, false]) wish(saved);
  expect(shown()).toBe(false);
  await settled();
  expect(shown()).toBe(false);
  expect(sent().map(({ saved }) => saved)).toEqual([true, false]);
});

test('one that is refused goes back, with the reason', async () => {
  const full = new ApiProblem(409, 'too-many-saved', 'You have saved 200 projects.');
  const { wish, shown, settled } = open(() => Promise.reject(full));
  wish(true);
  const { context } = await settled();
  expect([shown(), context.failure?.sentence]).toEqual([false, 'You have saved 200 projects.']);
});
