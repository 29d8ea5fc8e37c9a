import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { CompanyDomain } from '../../contract/companies/company-domains.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { changeDomainsMachine } from './change-domains.ts';

const domain: CompanyDomain = {
  id: 4,
  domain: 'voltara.example',
  proof: 'trestle',
  proved: null,
  ofUniversity: null,
};
const { paths, unreached, deadEnds } = walk(changeDomainsMachine, {
  events: [
    { type: 'add' },
    { type: 'submit', domain: domain.domain },
    { type: 'prove', domain },
    { type: 'look' },
    { type: 'mail', email: 'sam@voltara.example' },
    { type: 'redeem', code: '123456' },
    { type: 'remove', domain },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    perform: { outputs: [[domain]], errors: [new ApiProblem(409, 'proof-missing', 'Wait.')] },
    mail: { outputs: ['Sent.'], errors: [new ApiProblem(429, 'too-many-requests', 'Wait.')] },
  },
});

test('every act on a company’s domains can be begun and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(changeDomainsMachine, path);
  expect(now.value).toEqual(path.state.value);
  // No domain is removed without a yes.
  if (now.matches('removing')) expect(path.steps.at(-1)?.event.type).toBe('confirm');
});
