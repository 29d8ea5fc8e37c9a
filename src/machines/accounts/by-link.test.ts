import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { codeLength } from '../../contract/typed/mailed-codes.ts';
import { resetPasswordMachine } from './reset-password.ts';

const said = 'Bridge-builder-2';
type Given = { input: { token: string; said: string } };

function open(act = async (_: Given): Promise<unknown> => 'Password set.') {
  const calls = { act: vi.fn(act), leave: vi.fn() };
  const machine = resetPasswordMachine.provide({
    actors: { watchLink: fromCallback(() => {}), act: fromPromise(calls.act as never) },
    actions: { follow: calls.leave },
  });
  return { link: createActor(machine).start(), calls };
}
const fail =
  (
    reason: 'link-refused' | 'invalid' | 'email-taken' | 'unreachable',
    errors?: [{ path: string; message: string }],
  ) =>
  async () => {
    throw new ApiProblem(400, reason, 'Too old.', errors && { errors });
  };

describe('a link from a mail', () => {
  test('does nothing by being opened, and one thing once it is answered, with no secret left behind', async () => {
    const { link, calls } = open();
    link.send({ type: 'link', token: 'one' });
    expect(calls.act).not.toHaveBeenCalled();
    link.send({ type: 'submit', said });
    link.send({ type: 'submit', said });
    const { context } = await waitFor(link, (now) => now.matches('done'));
    expect(calls.act).toHaveBeenCalledOnce();
    expect(calls.act.mock.calls[0]?.[0].input).toEqual({ token: 'one', said });
    expect(calls.leave).toHaveBeenCalledOnce();
    expect(context).toMatchObject({ token: '', said: null });
  });

  test('nothing is sent before the address has been read', () => {
    const { link, calls } = open();
    link.send({ type: 'submit', said });
    expect(link.getSnapshot().value).toBe('reading');
    expect(calls.act).not.toHaveBeenCalled();
  });

  test('a page opened without one says so, until one is opened', () => {
    const { link } = open();
    link.send({ type: 'no link' });
    expect(link.getSnapshot().matches('without link')).toBe(true);
    link.send({ type: 'link', token: 'one' });
    expect(link.getSnapshot().matches('asked')).toBe(true);
  });

  test('a refused one is forgotten and says why, and a newer one goes on', async () => {
    const { link } = open(fail('link-refused'));
    link.send({ type: 'link', token: 'old' });
    link.send({ type: 'submit', said });
    const { context } = await waitFor(link, (now) => now.matches('refused'));
    expect(context).toMatchObject({ token: '', said: null, failure: { sentence: 'Too old.' } });
    link.send({ type: 'link', token: 'new' });
    expect(link.getSnapshot().context).toMatchObject({ token: 'new', failure: null });
    expect(link.getSnapshot().matches({ asked: 'fresh' })).toBe(true);
  });

  test('one for an address that cannot join is kept, so that it can be declined', async () => {
    const { link } = open(fail('email-taken'));
    link.send({ type: 'link', token: 'one' });
    link.send({ type: 'submit', said });
    const { context } = await waitFor(link, (now) => now.matches('refused'));
    expect(context.token).toBe('one');
  });

  test('a refused password stays at its field, and the link stays good', async () => {
    const { link } = open(fail('invalid', [{ path: 'password', message: 'Too common.' }]));
    link.send({ type: 'link', token: 'one' });
    link.send({ type: 'submit', said: 'Password123' });
    const { context } = await waitFor(link, (now) => now.matches({ asked: 'failed' }));
    expect(context).toMatchObject({ token: 'one', said: null });
    expect(context.failure?.fields).toHaveLength(1);
  });

  test('stays good when no answer comes', async () => {
    const { link } = open(fail('unreachable'));
    link.send({ type: 'link', token: 'one' });
    link.send({ type: 'submit', said });
    const { context } = await waitFor(link, (now) => now.matches({ asked: 'failed' }));
    expect(context.token).toBe('one');
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
    const [one, two] = ['1', '2'].map((sign) => sign.repeat(codeLength));
    address.location.hash = `#${one}`;
    const link = createActor(resetPasswordMachine).start();
    const token = () => link.getSnapshot().context.token;
    expect(token()).toBe(one);
    expect(address.history.replaceState).toHaveBeenCalledWith(null, '', '/auth/reset?a=1');
    turnTo('');
    expect(token()).toBe(one);
    turnTo(`#${two}`);
    expect([token(), address.location.hash]).toEqual([two, '']);
    turnTo(`#${one!.slice(1)}`);
    expect([token(), address.location.hash]).toEqual([two, '']);
    link.stop();
    turnTo('#three');
    expect(address.location.hash).toBe('#three');
  });
});
