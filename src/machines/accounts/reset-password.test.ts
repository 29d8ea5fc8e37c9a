import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { resetAlert, resetPasswordMachine } from './reset-password.ts';

const password = 'Bridge-builder-2';
type Given = { input: { token: string; password: string } };

function open(
  setPassword = async (_: Given): Promise<unknown> => 'Password set. You can sign in now.',
) {
  const calls = { setPassword: vi.fn(setPassword), endKeptSession: vi.fn(), leave: vi.fn() };
  const machine = resetPasswordMachine.provide({
    actors: {
      watchLink: fromCallback(() => {}),
      setPassword: fromPromise(calls.setPassword),
      endKeptSession: fromPromise(async () => calls.endKeptSession()),
    },
    actions: { leaveForSignIn: calls.leave },
  });
  return { reset: createActor(machine).start(), calls };
}
const fail =
  (
    reason: 'link-refused' | 'invalid' | 'unreachable',
    errors?: [{ path: string; message: string }],
  ) =>
  async () => {
    throw new ApiProblem(400, reason, null, errors && { errors });
  };

describe('a link from a mail', () => {
  test('sets the password once and leads to sign-in, with no secret left behind', async () => {
    const { reset, calls } = open();
    reset.send({ type: 'link', token: 'one' });
    reset.send({ type: 'submit', password });
    reset.send({ type: 'submit', password });
    const { context } = await waitFor(reset, (now) => now.matches('set'));
    expect(calls.setPassword).toHaveBeenCalledOnce();
    expect(calls.setPassword.mock.calls[0]?.[0].input).toEqual({ token: 'one', password });
    expect(calls.endKeptSession).toHaveBeenCalledOnce();
    expect(calls.leave).toHaveBeenCalledOnce();
    expect(context).toMatchObject({ token: '', password: '' });
  });

  test('nothing is sent before the address has been read', () => {
    const { reset, calls } = open();
    reset.send({ type: 'submit', password });
    expect(reset.getSnapshot().value).toBe('reading');
    expect(calls.setPassword).not.toHaveBeenCalled();
  });

  test('a page opened without one says so, until one is opened', () => {
    const { reset } = open();
    reset.send({ type: 'no link' });
    expect(reset.getSnapshot().matches('without link')).toBe(true);
    reset.send({ type: 'link', token: 'one' });
    expect(reset.getSnapshot().matches('editing')).toBe(true);
  });

  test('a refused one is forgotten, and a newer one goes on', async () => {
    const { reset } = open(fail('link-refused'));
    reset.send({ type: 'link', token: 'old' });
    reset.send({ type: 'submit', password });
    const { context } = await waitFor(reset, (now) => now.matches('refused'));
    expect(context).toMatchObject({ token: '', password: '' });
    reset.send({ type: 'link', token: 'new' });
    expect(reset.getSnapshot().context.token).toBe('new');
    expect(reset.getSnapshot().matches({ editing: 'fresh' })).toBe(true);
  });

  test('a refused password stays at its field, and the link stays good', async () => {
    const { reset } = open(fail('invalid', [{ path: 'password', message: 'Too common.' }]));
    reset.send({ type: 'link', token: 'one' });
    reset.send({ type: 'submit', password: 'Password123' });
    const now = await waitFor(reset, (snapshot) => snapshot.matches('editing'));
    expect(now.context).toMatchObject({ token: 'one', password: '' });
    expect(now.context.failure?.fields).toHaveLength(1);
    expect(resetAlert(now)).toBeNull();
  });

  test('a failure without words says that the link is still good', async () => {
    const { reset } = open(fail('unreachable'));
    reset.send({ type: 'link', token: 'one' });
    reset.send({ type: 'submit', password });
    const now = await waitFor(reset, (snapshot) => snapshot.matches({ editing: 'failed' }));
    expect(resetAlert(now)).toContain('The link still works');
  });
});

describe('the address', () => {
  const address = Object.assign(new EventTarget(), {
    location: { hash: '', pathname: '/auth/reset', search: '?a=1' },
    history: {
      replaceState: vi.fn(() => {
        address.location.hash = '';
      }),
    },
  });
  const turnTo = (hash: string) => {
    address.location.hash = hash;
    address.dispatchEvent(new Event('hashchange'));
  };
  beforeEach(() => vi.stubGlobal('window', address));
  afterEach(() => vi.unstubAllGlobals());

  test('gives its token away once, and the next one too', () => {
    address.location.hash = '#one';
    const reset = createActor(resetPasswordMachine).start();
    const token = () => reset.getSnapshot().context.token;
    expect(token()).toBe('one');
    expect(address.history.replaceState).toHaveBeenCalledWith(null, '', '/auth/reset?a=1');
    turnTo('');
    expect(token()).toBe('one');
    turnTo('#two');
    expect([token(), address.location.hash]).toEqual(['two', '']);
    reset.stop();
    turnTo('#three');
    expect(address.location.hash).toBe('#three');
  });
});
