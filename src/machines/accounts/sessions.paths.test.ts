import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { SignedInSession } from '../../contract/accounts/auth.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { endingMachine } from './sessions.ts';

const sessionOn = (device: string, current: boolean): SignedInSession => ({
  id: device,
  device,
  current,
  createdAt: '2025-03-01T09:30:00.000Z',
  lastUsedAt: '2025-03-01T09:30:00.000Z',
});
const here = sessionOn('Firefox on Linux', true);
const phone = sessionOn('Safari on iOS', false);
const away = new ApiProblem(503, 'unavailable', null);

const { paths, unreached, deadEnds } = walk(endingMachine, {
  events: [
    { type: 'ask', ending: here },
    { type: 'ask', ending: phone },
    { type: 'ask', ending: 'others' },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    end: { outputs: ['Ended.'], errors: [away, new ApiProblem(404, 'not-found', null)] },
  },
});

test('every state can be reached, and each leads back', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle') && !now.context.failure)).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(endingMachine, path);
  expect(now.value).toEqual(path.state.value);
  expect(now.context.ending !== null).toBe(now.matches('confirming') || now.matches('ending'));
  // The session that asks is never what ends, and nothing ends without a yes.
  expect(now.context.ending).not.toEqual(here);
  if (now.matches('ending')) expect(path.steps.at(-1)?.event.type).toBe('confirm');
});
