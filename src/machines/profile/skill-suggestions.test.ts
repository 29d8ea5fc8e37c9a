import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { offered, skillSuggestionsMachine } from './skill-suggestions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(
  suggest = async (_: { input: string }): Promise<readonly string[]> => ['CAD', 'CAM'],
) {
  const asked = vi.fn(suggest);
  const machine = skillSuggestionsMachine.provide({ actors: { suggest: fromPromise(asked) } });
  const actor = createActor(machine).start();
  const offers = (chosen: string[] = []) => offered(actor.getSnapshot(), chosen);
  const type = (text: string) => actor.send({ type: 'typed', text });
  return { actor, asked, offers, type };
}
const breath = () => vi.advanceTimersByTimeAsync(150);

test('asks once the typing pauses, and offers what is not chosen yet', async () => {
  const { asked, offers, type } = open();
  type('c');
  type('ca ');
  await breath();
  expect(asked.mock.calls.map(([{ input }]) => input)).toEqual(['ca']);
  expect(offers()).toEqual(['CAD', 'CAM']);
  expect(offers(['cad'])).toEqual(['CAM']);
});

test('an older answer is only offered as far as it fits what is typed now', async () => {
  const { offers, type } = open();
  type('ca');
  await breath();
  type('cam');
  expect(offers()).toEqual(['CAM']);
});

test('nothing typed, closing and a failure all offer nothing', async () => {
  const { actor, offers, type } = open();
  type('ca');
  await breath();
  actor.send({ type: 'close' });
  expect(offers()).toEqual([]);
  type('ca');
  await breath();
  type('');
  expect(offers()).toEqual([]);

  const failing = open(() => Promise.reject(new Error('away')));
  failing.type('ca');
  await breath();
  expect(failing.actor.getSnapshot().value).toBe('closed');
  expect(failing.offers()).toEqual([]);
});
