import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Role } from '../../contract/accounts/people.ts';
import { areaMachine, type Member, signInAddress } from './area.ts';

const day = 86_400_000;
const memberAs = (role: Role, days = 1): Member => ({
  kind: 'member',
  memberRole: null,
  token: `${role}-token`,
  role,
  endsAt: new Date(Date.now() + days * day),
});
const student = () => ({ type: 'member', member: memberAs('Student') }) as const;

function enter(tellServer = () => Promise.resolve<unknown>('Signed out.'), hasDrafts = false) {
  const ways = {
    askToSignIn: vi.fn(),
    showOwnHome: vi.fn(),
    openAgain: vi.fn(),
    leaveSignedOut: vi.fn(),
  };
  const machine = areaMachine.provide({
    actors: { watchSession: fromCallback(() => {}), tellServer: fromPromise(tellServer) },
    actions: {
      askToSignIn: (_, reason) => ways.askToSignIn(reason),
      showOwnHome: (_, role) => ways.showOwnHome(role),
      openAgain: ways.openAgain,
      leaveSignedOut: ways.leaveSignedOut,
    },
    guards: { hasDrafts: () => hasDrafts },
  });
  const area = createActor(machine, { input: { role: 'Student' } }).start();
  const here = () => {
    const now = area.getSnapshot();
    return now.matches('inside') ? 'inside' : now.value;
  };
  return { area, ways, here };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('at the door', () => {
  test('shows nothing while the session is unknown', () => {
    expect(enter().here()).toBe('checking');
  });

  test('a visitor is asked to sign in', () => {
    const { area, ways, here } = enter();
    area.send({ type: 'visitor' });
    expect(here()).toBe('left');
    expect(ways.askToSignIn).toHaveBeenCalledWith(null);
  });

  test('an expired session is asked to sign in, and told why', () => {
    const { area, ways } = enter();
    area.send({ type: 'expired' });
    expect(ways.askToSignIn).toHaveBeenCalledWith('expired');
  });

  test('another role is led to its own home', () => {
    const { area, ways, here } = enter();
    area.send({ type: 'member', member: memberAs('Company') });
    expect(here()).toBe('left');
    expect(ways.showOwnHome).toHaveBeenCalledWith('Company');
  });

  test('a member of this role is let in', () => {
    const { area, here } = enter();
    area.send(student());
    expect(here()).toBe('inside');
  });
});

describe('inside', () => {
  test('hearing of the same session again changes nothing', () => {
    const { area, here } = enter();
    area.send(student());
    area.send(student());
    expect(here()).toBe('inside');
  });

  test('another person signing in elsewhere opens the page again', () => {
    const { area, ways, here } = enter();
    area.send(student());
    area.send({ type: 'member', member: { ...memberAs('Student'), token: 'another' } });
    expect(here()).toBe('left');
    expect(ways.openAgain).toHaveBeenCalledOnce();
  });

  test('a page back from the browser’s memory is opened again', () => {
    const { area, ways } = enter();
    area.send(student());
    area.send({ type: 'came back' });
    expect(ways.openAgain).toHaveBeenCalledOnce();
  });

  test.each(['visitor', 'expired'] as const)('a session that turns %s leads to sign-in', (type) => {
    const { area, ways } = enter();
    area.send(student());
    area.send({ type });
    expect(ways.askToSignIn).toHaveBeenCalledWith('expired');
  });

  test('the session ends by the clock, a remembered one too', () => {
    const { area, ways, here } = enter();
    area.send({ type: 'member', member: memberAs('Student', 30) });
    vi.advanceTimersByTime(29 * day);
    expect(here()).toBe('inside');
    vi.advanceTimersByTime(1 * day);
    expect(here()).toBe('left');
    expect(ways.askToSignIn).toHaveBeenCalledWith('expired');
  });
});

describe('signing out', () => {
  test.each([
    ['the server agrees', () => Promise.resolve('Signed out.')],
    ['the server fails', () => Promise.reject(new Error('503'))],
  ])('leaves when %s', async (_, tellServer) => {
    const { area, ways, here } = enter(tellServer);
    area.send(student());
    area.send({ type: 'sign out' });
    expect(here()).toBe('signing out');
    await vi.advanceTimersByTimeAsync(0);
    expect(here()).toBe('left');
    expect(ways.leaveSignedOut).toHaveBeenCalledOnce();
    expect(ways.askToSignIn).not.toHaveBeenCalled();
  });

  test('asks once more where something typed would be lost', () => {
    const { area, here } = enter(undefined, true);
    area.send(student());
    area.send({ type: 'sign out' });
    expect(here()).toBe('inside');
    area.send({ type: 'cancel' });
    area.send({ type: 'confirm' });
    expect(here()).toBe('inside');
    area.send({ type: 'sign out' });
    area.send({ type: 'confirm' });
    expect(here()).toBe('signing out');
  });

  test('does not wait for a silent server', () => {
    const { area, ways } = enter(() => new Promise(() => {}));
    area.send(student());
    area.send({ type: 'sign out' });
    vi.advanceTimersByTime(3000);
    expect(ways.leaveSignedOut).toHaveBeenCalledOnce();
  });
});

test('the sign-in address carries where to return and why', () => {
  expect(signInAddress('/student/dashboard?page=2', null)).toBe(
    '/auth/login?next=%2Fstudent%2Fdashboard%3Fpage%3D2',
  );
  expect(signInAddress('/student', 'expired')).toBe('/auth/login?next=%2Fstudent&reason=expired');
});
