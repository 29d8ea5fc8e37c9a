import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Application } from '../../contract/applications/applications.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { applicationMoveMachine } from './application-move.ts';

const offered = { applicationId: 1, status: 'Offered' } as Application;
const rejected = { applicationId: 2, status: 'Rejected' } as Application;

const { paths, unreached, deadEnds } = walk(applicationMoveMachine, {
  events: [
    { type: 'ask', wish: { application: offered, event: 'accept' } },
    { type: 'ask', wish: { application: offered, event: 'decline' } },
    { type: 'ask', wish: { application: offered, event: 'withdraw' } },
    { type: 'ask', wish: { application: offered, event: 'reject' } },
    { type: 'ask', wish: { application: rejected, event: 'withdraw' } },
    { type: 'confirm', words: 'Thank you.' },
    { type: 'cancel' },
  ],
  answers: {
    send: {
      outputs: [{ ...offered, status: 'Accepted' }],
      errors: [
        new ApiProblem(0, 'unreachable', null),
        new ApiProblem(409, 'move-not-allowed', 'This application is Rejected.'),
      ],
    },
  },
});

test('every state of a move can be reached, and each leads back to none', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle') && !now.context.wish)).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(applicationMoveMachine, path);
  expect(now.value).toEqual(path.state.value);
  const { wish, words, failure } = now.context;
  // What the lifecycle does not allow is not even asked.
  if (wish) {
    expect(wish.application.status).toBe('Offered');
    expect(wish.event).not.toBe('reject');
  }
  const steps = path.steps.map(({ event }) => event.type);
  // Nothing that binds somebody happens without a yes.
  if (now.matches('sending')) {
    expect(steps.at(-1)).toBe('confirm');
    expect(words).toBe('Thank you.');
  }
  // It stays asked while it has not got through, unless there is nothing left to ask.
  if (failure) {
    expect(now.matches('asking')).toBe(failure.reason === 'unreachable');
    expect(wish).not.toBeNull();
  }
});
