import { describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../problem.ts';
import { actOf } from './act.ts';

/** An act whose answers come when the test says so. */
function open() {
  const asked: {
    input: unknown;
    resolve: (answer: string) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const act = actOf<string, string>(
    (input) =>
      new Promise((resolve, reject) => {
        asked.push({ input, resolve, reject });
      }),
  );
  const heard = { changes: vi.fn(), done: vi.fn(), failed: vi.fn() };
  const leave = act.subscribe(() => {});
  const call = (index = 0) =>
    vi.waitFor(() => asked[index] ?? Promise.reject(new Error('not asked')));
  const settled = () => vi.waitFor(() => expect(act.state().isPending).toBe(false));
  return { act, asked, call, heard, leave, settled };
}
const fields = [{ path: 'title', message: 'Give it a title.' }];

describe('an act', () => {
  test('one press is one call, however often it is pressed before the answer', async () => {
    const { act, asked, call } = open();
    act.press('a');
    act.press('a');
    act.press('b');
    await call();
    expect(asked.map(({ input }) => input)).toEqual(['a']);
    expect(act.state()).toMatchObject({ isPending: true, sending: 'a', failure: null });
  });

  test('its answer is told, and nothing of what was sent stays', async () => {
    const { act, call, heard, settled } = open();
    act.press('secret', heard);
    (await call()).resolve('Saved.');
    await settled();
    expect(act.state()).toEqual({
      isPending: false,
      sending: null,
      waiting: [],
      answer: 'Saved.',
      failure: null,
    });
    expect(heard.changes).toHaveBeenCalledExactlyOnceWith('Saved.', 'secret');
    expect(heard.done).toHaveBeenCalledExactlyOnceWith('Saved.', 'secret');
    expect(heard.failed).not.toHaveBeenCalled();
  });

  test.each([
    ['by field', new ApiProblem(400, 'invalid', 'Check.', { errors: fields }), 'invalid', fields],
    ['by somebody faster', new ApiProblem(412, 'changed', 'Changed.'), 'changed', []],
    ['by a lost answer', new ApiProblem(0, 'unreachable', null), 'unreachable', []],
    ['by a defect', new Error('inner words'), 'unexpected', []],
  ] as const)(
    'a refusal %s is named, and the next press forgets it',
    async (_, error, reason, at) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { act, call, heard, settled } = open();
      act.press('a', heard);
      (await call()).reject(error);
      await settled();
      expect(act.state().failure).toMatchObject({ reason, fields: at });
      expect(heard.failed).toHaveBeenCalledOnce();
      expect(heard.changes).not.toHaveBeenCalled();
      expect(heard.done).not.toHaveBeenCalled();
      // Only a defect is for the log.
      expect(vi.mocked(console.error).mock.calls.length).toBe(error instanceof ApiProblem ? 0 : 1);
      act.press('b');
      expect(act.state().failure).toBeNull();
      expect((await call(1)).input).toBe('b');
    },
  );

  test('cached data is updated even if the screen was left', async () => {
    const { act, call, heard, leave } = open();
    act.press('a', heard);
    leave();
    (await call()).resolve('Saved.');
    await vi.waitFor(() => expect(heard.changes).toHaveBeenCalledOnce());
    expect(heard.done).not.toHaveBeenCalled();
  });

  test('a press while another act is sent waits for its turn', async () => {
    const { act, asked, call, settled } = open();
    act.press('a', { inTurn: true });
    act.press('b', { inTurn: true });
    (await call()).resolve('A.');
    expect(asked).toHaveLength(1);
    expect(act.state().waiting).toEqual(['a', 'b']);
    (await call(1)).resolve('B.');
    await settled();
    expect(act.state().answer).toBe('B.');
  });

  test('deleting something already gone is no failure', async () => {
    const { act, call, heard, settled } = open();
    const gone = vi.fn();
    act.press('a', { ...heard, gone });
    (await call()).reject(new ApiProblem(404, 'not-found', null));
    await settled();
    expect(gone).toHaveBeenCalledExactlyOnceWith('a');
    expect(heard.failed).not.toHaveBeenCalled();
    expect(act.state()).toMatchObject({ answer: null, failure: null });
  });

  test('forgetting leaves neither answer nor failure', async () => {
    const { act, call, settled } = open();
    act.press('a');
    (await call()).reject(new ApiProblem(503, 'unavailable', null));
    await settled();
    act.forget();
    expect(act.state()).toMatchObject({ isPending: false, answer: null, failure: null });
  });
});
