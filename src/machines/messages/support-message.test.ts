import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { SupportMessage } from '../../contract/messages/support.ts';
import { isActing, type MessageAct, messageActsMachine, refusalOf } from './support-message.ts';

const message = { id: 7, name: 'Ada', state: 'answered' } as SupportMessage;
const reply = { what: 'reply', text: 'Yes.' } as const;
const note = { what: 'note', note: 'Asked the yard.' } as const;

function open(perform: () => Promise<SupportMessage | null>) {
  const performed = vi.fn(perform);
  const machine = messageActsMachine.provide({ actors: { perform: fromPromise(performed) } });
  const actor = createActor(machine, { input: { id: 7 } }).start();
  const act = (wished: MessageAct) => actor.send({ type: 'act', act: wished });
  const idle = () => waitFor(actor, ({ context }) => context.waiting.length === 0);
  return { actor, act, idle, performed };
}

test('what is wished while something is under way is done afterwards, in its order', async () => {
  const { actor, act, idle, performed } = open(async () => message);
  const changed: string[] = [];
  actor.on('changed', ({ what }) => changed.push(what));
  act(reply);
  act(note);
  expect(performed).toHaveBeenCalledOnce();
  expect(isActing(actor.getSnapshot(), 'note')).toBe(true);
  await idle();
  expect(changed).toEqual(['reply', 'note']);
});

test('a reply that could not be sent says so until something is sent again', async () => {
  const { actor, act, idle } = open(() => Promise.reject(new ApiProblem(503, 'unavailable', null)));
  act(reply);
  const failed = await idle();
  expect(refusalOf(failed, 'reply')?.reason).toBe('unavailable');
  expect(refusalOf(failed, 'note')).toBeNull();
  act(reply);
  expect(refusalOf(actor.getSnapshot(), 'reply')).toBeNull();
});

test('a deleted message is said to be gone, and not to have changed', async () => {
  const { actor, act, idle } = open(async () => null);
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  act({ what: 'deletion' });
  await idle();
  expect(told).toEqual(['deleted']);
});
