import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { Invitation, Member } from '../../contract/companies/members.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { changeTeamMachine } from './change-team.ts';

const at = '2031-03-01T12:00:00Z';
const mara = { name: 'Mara Lindt', email: 'mara@voltara.example' };
const member: Member = {
  ...mara,
  accountId: 7,
  memberRole: 'Recruiter',
  joinedAt: at,
  isYou: false,
};
const invitation: Invitation = {
  ...mara,
  id: 3,
  memberRole: 'Supervisor',
  invitedAt: at,
  expiresAt: at,
};

const request = { ...mara, id: 5, askedAt: at };

const { paths, unreached, deadEnds } = walk(changeTeamMachine, {
  events: [
    { type: 'invite' },
    { type: 'submit', form: { ...mara, memberRole: 'Supervisor' } },
    { type: 'ask', act: { kind: 'remove', member } },
    { type: 'ask', act: { kind: 'leave' } },
    { type: 'ask', act: { kind: 'let in', request, to: 'Recruiter' } },
    { type: 'send again', invitation },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    perform: { outputs: ['Done.'], errors: [new ApiProblem(409, 'last-owner', 'Stay.')] },
  },
});

test('every act on a company’s people can be begun and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle') || now.matches('left'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const leaveForSignIn = vi.fn();
  const now = follow(changeTeamMachine.provide({ actions: { leaveForSignIn } }), path);
  expect(now.value).toEqual(path.state.value);
  // Nobody is removed without a yes, and the session here ends only with the membership.
  if (now.matches('doing')) expect(path.steps.at(-1)?.event.type).toBe('confirm');
  expect(leaveForSignIn).toHaveBeenCalledTimes(now.matches('left') ? 1 : 0);
});
