import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { emailConfirmationMachine, isMailing, mayResend } from './email-confirmation.ts';

const fine = async (): Promise<unknown> => 'fine';
const fail = (code: 'code-refused' | 'too-many-requests') => async () => {
  throw new ApiProblem(400, code, `The words of ${code}.`);
};

function open({ mailed = true, verify = fine, mailCode = fine } = {}) {
  const calls = {
    verify: vi.fn((_: { input: { email: string; code: string } }) => verify()),
    mailCode: vi.fn(mailCode),
  };
  const machine = emailConfirmationMachine.provide({
    actors: { verify: fromPromise(calls.verify) },
  });
  const step = createActor(machine, {
    input: { email: 'ada@trestle.example', mailed, mail: calls.mailCode },
  }).start();
  return { step, calls, now: () => step.getSnapshot() };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the code', () => {
  test('a right one confirms the address', async () => {
    const { step, calls, now } = open();
    step.send({ type: 'confirm', code: '012345' });
    expect(now().hasTag('busy')).toBe(true);
    await settle();
    expect(now().status).toBe('done');
    expect(calls.verify.mock.calls[0]?.[0].input).toEqual({
      email: 'ada@trestle.example',
      code: '012345',
    });
  });

  test('a wrong one says so and can be typed again', async () => {
    const { step, now } = open({ verify: fail('code-refused') });
    step.send({ type: 'confirm', code: '999999' });
    await settle();
    expect(now().context.failure?.reason).toBe('code-refused');
    expect(now().matches({ asking: { code: 'entering' } })).toBe(true);
    step.send({ type: 'confirm', code: '888888' });
    expect(now().context.failure).toBeNull();
  });

  test('a second press while it is checked is ignored', async () => {
    const { step, calls } = open();
    step.send({ type: 'confirm', code: '012345' });
    step.send({ type: 'confirm', code: '012345' });
    await settle();
    expect(calls.verify).toHaveBeenCalledOnce();
  });
});

describe('the mail', () => {
  test('another code may be asked for after 60 seconds, and again after 60 more', async () => {
    const { step, calls, now } = open();
    step.send({ type: 'resend' });
    expect(calls.mailCode).not.toHaveBeenCalled();
    vi.advanceTimersByTime(59_000);
    expect([now().context.secondsLeft, mayResend(now())]).toEqual([1, false]);
    vi.advanceTimersByTime(1000);
    expect([now().context.secondsLeft, mayResend(now())]).toEqual([0, true]);
    step.send({ type: 'resend' });
    expect(isMailing(now())).toBe(true);
    await settle();
    expect(calls.mailCode).toHaveBeenCalledOnce();
    expect([now().context.secondsLeft, mayResend(now())]).toEqual([60, false]);
  });

  test('a person who comes from sign-in gets a code at once', async () => {
    const { calls, now } = open({ mailed: false });
    expect(isMailing(now())).toBe(true);
    await settle();
    expect(calls.mailCode).toHaveBeenCalledOnce();
    expect(now().context.secondsLeft).toBe(60);
  });

  test('a mail that did not go out says so and may be asked for again', async () => {
    const { now } = open({ mailed: false, mailCode: fail('too-many-requests') });
    await settle();
    expect(now().context.failure?.reason).toBe('too-many-requests');
    expect(mayResend(now())).toBe(true);
  });
});
