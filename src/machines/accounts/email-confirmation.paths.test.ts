import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { emailConfirmationMachine, isMailing, mayResend } from './email-confirmation.ts';

const input = { email: 'ada@trestle.example', mailed: false };

const { paths, unreached, deadEnds } = walk(emailConfirmationMachine, {
  input,
  events: [{ type: 'confirm', code: '012345' }, { type: 'resend' }],
  answers: {
    verify: {
      outputs: ['Your address is confirmed.'],
      errors: [new ApiProblem(400, 'code-refused', 'That code is not right.')],
    },
    mailCode: {
      outputs: ['A code is on its way.'],
      errors: [new ApiProblem(0, 'unreachable', null)],
    },
  },
});

beforeAll(() => vi.useFakeTimers());
afterAll(() => vi.useRealTimers());

test('every state of the code step can be reached but the deciding one, and none is an end', () => {
  // It decides at once, so nobody ever finds the step there.
  expect(unreached).toEqual(['email-confirmation.asking.mail.deciding']);
  expect(deadEnds((now) => now.matches('confirmed'))).toEqual([]);
});

// One test for all: each second of the minute is a state of its own.
test('the mail and the code never hinder each other', () => {
  expect(paths.length).toBeGreaterThan(500);
  for (const path of paths) {
    const now = follow(emailConfirmationMachine, path, input);
    expect(now.value, tell(path)).toEqual(path.state.value);
    expect(now.hasTag('busy')).toBe(now.matches({ asking: { code: 'verifying' } }));
    const isWaiting = now.matches({ asking: { mail: 'waiting' } });
    if (!now.matches('confirmed')) {
      expect(now.can({ type: 'confirm', code: '' })).toBe(!now.hasTag('busy'));
      expect([isWaiting, isMailing(now), mayResend(now)].filter(Boolean)).toHaveLength(1);
    }
    expect(now.context.secondsLeft).toBeLessThanOrEqual(60);
    if (isWaiting) expect(now.context.secondsLeft).toBeGreaterThan(0);
  }
});
