import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { type LinkAnswerKind, linkAnswerMachine } from './link-answer.ts';

type Given = { input: { token: string; to: LinkAnswerKind } };

function open(to: LinkAnswerKind, answer: (given: Given) => Promise<string> = async () => 'Done.') {
  const called = vi.fn(answer);
  const machine = linkAnswerMachine.provide({
    actors: {
      watchLink: fromCallback(() => {}),
      answer: fromPromise(called),
    },
  });
  return { change: createActor(machine, { input: { to } }).start(), called };
}

describe('a link with one question', () => {
  test('does nothing by being opened, and one thing once it is answered', async () => {
    const { change, called } = open('confirm');
    change.send({ type: 'link', token: 'one' });
    expect(called).not.toHaveBeenCalled();
    change.send({ type: 'answer' });
    change.send({ type: 'answer' });
    const { context } = await waitFor(change, (now) => now.matches('answered'));
    expect(called).toHaveBeenCalledOnce();
    expect(called.mock.calls[0]?.[0].input).toEqual({ token: 'one', to: 'confirm' });
    expect(context.token).toBe('');
  });

  test('that the server refuses says why, until a newer one is opened', async () => {
    const { change } = open('keep', async () => {
      throw new ApiProblem(400, 'link-refused', 'Too old.');
    });
    change.send({ type: 'link', token: 'old' });
    change.send({ type: 'answer' });
    const { context } = await waitFor(change, (now) => now.matches('refused'));
    expect(context.failure?.sentence).toContain('Too old.');
    change.send({ type: 'link', token: 'new' });
    expect(change.getSnapshot().matches({ asked: 'fresh' })).toBe(true);
  });

  test('stays good when no answer comes', async () => {
    const { change } = open('confirm', async () => {
      throw new ApiProblem(0, 'unreachable', null);
    });
    change.send({ type: 'link', token: 'one' });
    change.send({ type: 'answer' });
    const { context } = await waitFor(change, (now) => now.matches({ asked: 'failed' }));
    expect(context.token).toBe('one');
  });

  test('is missed when the page was opened without one', () => {
    const { change } = open('keep');
    change.send({ type: 'no link' });
    expect(change.getSnapshot().matches('without link')).toBe(true);
  });
});
