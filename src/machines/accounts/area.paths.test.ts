import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Role } from '../../contract/accounts/people.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { areaMachine, type Member } from './area.ts';

const now = Date.now();
const hour = 3_600_000;
const memberAs = (role: Role, token: string, endsAt = now + hour): Member => ({
  kind: 'member',
  memberRole: null,
  token,
  role,
  endsAt: new Date(endsAt),
});
const input = { role: 'Student' } as const;

function walkArea(hasDrafts: boolean) {
  const machine = areaMachine.provide({ guards: { hasDrafts: () => hasDrafts } });
  const world = walk(machine, {
    input,
    events: [
      { type: 'visitor' },
      { type: 'expired' },
      { type: 'member', member: memberAs('Student', 'one') },
      { type: 'member', member: memberAs('Student', 'over', now - hour) },
      { type: 'member', member: memberAs('Company', 'two') },
      { type: 'came back' },
      { type: 'sign out' },
      { type: 'confirm' },
      { type: 'cancel' },
    ],
    answers: {
      tellServer: {
        outputs: ['You have signed out.'],
        errors: [new ApiProblem(0, 'unreachable', null)],
      },
    },
  });
  return { machine, ...world };
}

beforeAll(() => vi.useFakeTimers({ now }));
afterAll(() => vi.useRealTimers());

describe.each([
  ['with nothing unsent', walkArea(false)],
  ['with something unsent', walkArea(true)],
])('%s', (title, { machine, paths, unreached, deadEnds }) => {
  test('every state can be reached, and the way out is never closed', () => {
    const inVain = title === 'with nothing unsent' ? ['area.inside.asked to stay'] : [];
    expect(unreached).toEqual(inVain);
    expect(deadEnds((state) => state.matches('left'))).toEqual([]);
  });

  test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
    const ways = {
      askToSignIn: vi.fn(),
      showOwnHome: vi.fn(),
      openAgain: vi.fn(),
      leaveSignedOut: vi.fn(),
    };
    const area = follow(machine.provide({ actions: ways }), path, input);
    expect(area.value).toEqual(path.state.value);
    const told = path.steps.map(({ event }) => event.type);

    // Whoever is inside showed a token of this role; nobody else ever was.
    if (area.matches('inside') || area.matches('signing out'))
      expect(area.context.member).toMatchObject({ role: 'Student', token: expect.any(String) });
    if (!told.includes('member')) expect(area.context.member).toBeNull();

    // One way out, taken once, and only by who leaves; the last step says which.
    const taken = Object.values(ways).reduce((sum, way) => sum + way.mock.calls.length, 0);
    expect(taken).toBe(area.matches('left') ? 1 : 0);
    if (ways.leaveSignedOut.mock.calls.length > 0) expect(told).toContain('sign out');

    // With something unsent, signing out waits for a yes.
    if (area.matches('signing out'))
      expect(told.at(-1)).toBe(title === 'with nothing unsent' ? 'sign out' : 'confirm');
  });
});
