import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $passwordQuestion, answerPasswordQuestion } from '../session/password-question.ts';
import { $session, beginSession } from '../session/session.ts';
import { asBearer } from './bearer.ts';
import { ApiProblem } from './problem.ts';

const tokenEnding = (exp: number) => `h.${btoa(JSON.stringify({ role: 'Student', exp }))}.s`;
const token = tokenEnding(4_000_000_000);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  beginSession(token);
});

test('hands the token over and passes the answer on', async () => {
  expect(await asBearer(async (sent) => sent)).toBe(token);
});

test('an answer of 401 ends the session', async () => {
  const refused = new ApiProblem(401, 'sign-in-required', null);
  await expect(asBearer(() => Promise.reject(refused))).rejects.toBe(refused);
  expect($session.get().kind).toBe('visitor');
});

test('any other failure leaves it', async () => {
  const refused = new ApiProblem(403, 'forbidden', null);
  await expect(asBearer(() => Promise.reject(refused))).rejects.toBe(refused);
  expect($session.get().kind).toBe('member');
});

test('a late 401 does not end a session begun since', async () => {
  const late = asBearer(async () => {
    beginSession(tokenEnding(4_100_000_000));
    throw new ApiProblem(401, 'sign-in-required', null);
  });
  await expect(late).rejects.toThrow();
  expect($session.get().kind).toBe('member');
});

describe('a call that needs the password again', () => {
  const needed = new ApiProblem(403, 'password-needed', null);
  const onceNeeded = () => {
    const call = vi.fn().mockRejectedValueOnce(needed).mockResolvedValue('done');
    return call as () => Promise<string>;
  };

  test('goes out once more when it is given; many ask one question', async () => {
    const stop = $passwordQuestion.listen(() => {});
    const [one, other] = [asBearer(onceNeeded()), asBearer(onceNeeded())];
    await vi.waitFor(() => expect($passwordQuestion.get()).toHaveLength(2));
    answerPasswordQuestion(true);
    expect(await Promise.all([one, other])).toEqual(['done', 'done']);
    expect($passwordQuestion.get()).toBeNull();
    stop();
  });

  test('fails where it is not given, or nobody can be asked', async () => {
    await expect(asBearer(onceNeeded())).rejects.toBe(needed);
    const stop = $passwordQuestion.listen(() => {});
    const call = asBearer(onceNeeded());
    await vi.waitFor(() => expect($passwordQuestion.get()).toHaveLength(1));
    answerPasswordQuestion(false);
    await expect(call).rejects.toBe(needed);
    stop();
  });
});
