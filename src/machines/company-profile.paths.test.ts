import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/problem.ts';
import type { OwnCompany } from '../contract/companies.ts';
import { alertOf, companyProfileMachine } from './company-profile.ts';
import { follow, tell, walk } from './testing/walk.ts';

const company: OwnCompany = {
  id: 1,
  name: 'Fennmark',
  recruiter: 'Ines Alvar',
  email: 'company@fennmark.example',
  industry: 'Design',
  size: '11-50',
  verified: true,
  about: '',
  website: '',
  responseDays: 3,
};
const form = { ...company, size: '11-50' } as const;
const lost = new ApiProblem(0, 'unreachable', null);

for (const hasDraft of [false, true]) {
  const machine = companyProfileMachine.provide({
    guards: { hasDraft: () => hasDraft },
    actions: { forgetDraft: () => {} },
  });
  const { paths, deadEnds } = walk(machine, {
    events: [
      { type: 'retry' },
      { type: 'network back' },
      { type: 'edit' },
      { type: 'submit', form },
      { type: 'cancel' },
      { type: 'confirm' },
      { type: 'keep' },
    ],
    answers: {
      find: { outputs: [company], errors: [lost] },
      save: {
        outputs: [company],
        errors: [
          lost,
          new ApiProblem(400, 'invalid', null, { errors: [{ path: 'name', message: 'Taken.' }] }),
        ],
      },
    },
  });
  const drafted = hasDraft ? 'with a draft' : 'without a draft';

  test(`every state leads back to reading, ${drafted}`, () => {
    expect(deadEnds((now) => now.matches('reading'))).toEqual([]);
  });

  test.each(paths.map((path) => [tell(path), path] as const))(`${drafted}: %s`, (_, path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const now = follow(machine, path);
    expect(now.value).toEqual(path.state.value);
    const { failure } = now.context;
    if (failure) expect(alertOf(now) !== null).toBe(failure.fields.length === 0);
  });
}
