import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { recoveryAlert, recoveryMachine } from './recovery.ts';

const { paths, unreached, deadEnds } = walk(recoveryMachine, {
  events: [{ type: 'submit', email: 'ada@trestle.example' }, { type: 'ask again' }],
  answers: {
    askForLink: {
      outputs: ['A link is on its way.'],
      errors: [
        new ApiProblem(0, 'unreachable', null),
        new ApiProblem(429, 'too-many-requests', 'Too many requests.'),
      ],
    },
  },
});

test('every state of recovery can be reached, and each leads to an answer', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('answered'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  const keepReturnPlace = vi.fn();
  const now = follow(recoveryMachine.provide({ actions: { keepReturnPlace } }), path);
  expect(now.value).toEqual(path.state.value);
  // The form, the form with an alert, the busy form, or the answer: one of them.
  expect(now.context.answer !== null).toBe(now.matches('answered'));
  expect(recoveryAlert(now) !== null).toBe(now.matches({ editing: 'failed' }));
  expect(now.hasTag('busy')).toBe(now.matches('asking'));
  expect(now.can({ type: 'submit', email: '' })).toBe(now.matches('editing'));
  if (now.matches('answered')) expect(keepReturnPlace).toHaveBeenCalled();
});
