import { describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { joinMachine } from '../companies/join.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { linkAnswerMachine } from './link-answer.ts';
import { resetPasswordMachine } from './reset-password.ts';

const errors = [{ path: 'password', message: 'Choose another.' }];
const lost = new ApiProblem(0, 'unreachable', null);
const over = new ApiProblem(400, 'link-refused', 'Ask for a new one.');
const password = 'Bridge-builder';

/** Whatever a link leads to is the same machine to the walk. */
type Machine = typeof resetPasswordMachine;

describe.each([
  ['a new password', resetPasswordMachine, password, null],
  ['a question', linkAnswerMachine as object as Machine, 'keep', null],
  ['an invitation', joinMachine as object as Machine, { name: 'Mara Lindt', password }, 'Voltara'],
])('%s', (_, machine, said, invitation) => {
  const { paths, unreached, deadEnds } = walk(machine, {
    events: [
      { type: 'link', token: 'one' },
      { type: 'link', token: 'another' },
      { type: 'no link' },
      { type: 'retry' },
      { type: 'submit', said: said as string },
    ],
    answers: {
      open: invitation ? { outputs: [invitation], errors: [lost, over] } : {},
      act: {
        outputs: ['Done.'],
        errors: [
          lost,
          over,
          new ApiProblem(400, 'invalid', 'Check the marked fields.', { errors }),
        ],
      },
      watchLink: { errors: [new ApiProblem(0, 'unexpected', null)] },
    },
  });

  test('a whole link always leads to its end', () => {
    expect(unreached).toEqual(invitation ? [] : ['by-link.opening', 'by-link.unopened']);
    expect(deadEnds((now) => now.matches('done'))).toEqual([]);
  });

  test.each(paths.map((path) => [tell(path), path] as const))('%s', (__, path) => {
    const leave = vi.fn();
    const now = follow(machine.provide({ actions: { follow: leave } }), path);
    expect(now.value).toEqual(path.state.value);
    const { token, said: kept, opened } = now.context;

    // Something is asked with a link in hand, and for no other reason.
    expect(now.can({ type: 'submit', said: password })).toBe(now.matches('asked'));
    if (now.matches('asked') || now.matches('acting')) {
      expect(token).not.toBe('');
      expect(opened).toBe(invitation);
    }
    if (now.matches('refused') || now.matches('done')) expect(token).toBe('');
    // A password is kept no longer than it is being sent.
    expect(kept !== null).toBe(now.matches('acting'));
    expect(now.hasTag('busy')).toBe(now.matches('acting') || now.matches('done'));
    const used = path.steps.filter(({ event }) =>
      event.type.includes('done.actor.0.by-link.acting'),
    );
    expect(leave).toHaveBeenCalledTimes(used.length);
  });
});
