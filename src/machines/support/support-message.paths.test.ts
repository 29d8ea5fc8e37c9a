import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { SupportMessage } from '../../contract/support.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { isActing, refusalOf, supportMessageMachine } from './support-message.ts';

const message: SupportMessage = {
  id: 7,
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'The crane',
  message: 'May I see it?',
  receivedAt: '2025-03-01T09:30:00.000Z',
  state: 'open',
  assignedTo: null,
  note: '',
  replies: [],
};
const away = new ApiProblem(503, 'unavailable', null);
const reply = { type: 'act', act: { what: 'reply', text: 'Yes.' } } as const;
const input = { id: 7, known: null };

const { paths, unreached, deadEnds } = walk(supportMessageMachine, {
  input,
  events: [{ type: 'retry' }],
  answers: {
    find: { outputs: [message, null], errors: [away] },
    perform: { outputs: [{ ...message, state: 'answered' }], errors: [away] },
  },
});

test('a message is found, is absent, or can be looked for again', () => {
  // The first is passed through; something is done only where somebody wishes it, below.
  expect(unreached).toEqual(['support-message.opening', 'support-message.open.acting']);
  expect(deadEnds((now) => now.matches('open') || now.matches('absent'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(supportMessageMachine, path, input);
  expect(now.value).toEqual(path.state.value);
  expect(now.context.message !== null).toBe(now.matches('open'));
});

const opened = (...events: readonly object[]) =>
  follow(
    supportMessageMachine,
    {
      state: null as never,
      steps: [{ type: 'start' }, ...events].map((event) => ({ event: event as never })),
    },
    { id: 7, known: message },
  );
const done = (output: SupportMessage) => ({
  type: 'xstate.done.actor.0.support-message.open.acting',
  output,
});
const refused = { type: 'xstate.error.actor.0.support-message.open.acting', error: away };

test('a message of the list is open at once', () => {
  expect(opened().matches({ open: 'idle' })).toBe(true);
});

test('what is wished while something is under way is done afterwards', () => {
  const note = { type: 'act', act: { what: 'note', note: 'Asked the yard.' } };
  const now = opened(reply, note, done({ ...message, state: 'answered' }));
  expect(now.matches({ open: 'acting' })).toBe(true);
  expect(isActing(now, 'reply')).toBe(false);
  expect(isActing(now, 'note')).toBe(true);
  expect(now.context.message?.state).toBe('answered');
});

test('a reply that could not be sent says so until it is sent again', () => {
  const failed = opened(reply, refused);
  expect(refusalOf(failed, 'reply')?.reason).toBe('unavailable');
  expect(refusalOf(failed, 'note')).toBeNull();
  expect(failed.context.message).toEqual(message);
  expect(refusalOf(opened(reply, refused, reply), 'reply')).toBeNull();
});
