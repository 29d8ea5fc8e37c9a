import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { plantedSource } from '../testing/planted-source.ts';
import { addingMachine } from './adding.ts';

test('a row is sent again under the same key until a letter of it changes', async () => {
  const add = vi.fn(async (_form: object, _key: string): Promise<never> => {
    throw new ApiProblem(0, 'unreachable', null);
  });
  const actor = createActor(addingMachine, { input: { source: plantedSource({ add }) } }).start();
  for (const name of ['Ash', 'Ash', 'Yew']) {
    actor.send({ type: 'save', form: { name } });
    await waitFor(actor, (now) => now.matches('editing'));
  }
  const [first, again, other] = add.mock.calls.map(([, key]) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a refusal comes back to the form, an added row closes it', async () => {
  const add = vi.fn<(form: object) => Promise<never>>();
  add.mockRejectedValueOnce(new ApiProblem(409, 'email-taken', 'That address is taken.'));
  add.mockResolvedValueOnce({ id: 3, name: 'Yew' } as never);
  const actor = createActor(addingMachine, { input: { source: plantedSource({ add }) } }).start();
  const added = vi.fn();
  actor.on('added', ({ row }) => added(row));
  actor.send({ type: 'save', form: { name: 'Ash' } });
  const refused = await waitFor(actor, (now) => now.matches('editing'));
  expect(refused.context.failure?.sentence).toBe('That address is taken.');
  actor.send({ type: 'save', form: { name: 'Yew' } });
  await waitFor(actor, (now) => now.matches('added'));
  expect(added).toHaveBeenCalledExactlyOnceWith({ id: 3, name: 'Yew' });
});
