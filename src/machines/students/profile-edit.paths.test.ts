import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { companyProfile } from '../companies/company-profile.ts';
import { company } from '../testing/company-samples.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { profileAlert, profileEditMachine } from './profile-edit.ts';

const form = { ...company, size: '11-50' } as const;
const lost = new ApiProblem(0, 'unreachable', null);

for (const hasDraft of [false, true]) {
  const machine = profileEditMachine.provide({
    guards: { hasDraft: () => hasDraft },
    actions: { forgetDraft: () => {} },
  });
  const { paths, deadEnds } = walk(machine, {
    input: companyProfile,
    events: [
      { type: 'edit' },
      { type: 'submit', change: form },
      { type: 'cancel' },
      { type: 'confirm' },
      { type: 'keep' },
    ],
    answers: {
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
    const now = follow(machine, path, companyProfile);
    expect(now.value).toEqual(path.state.value);
    const { failure } = now.context;
    if (failure) expect(profileAlert(failure) !== null).toBe(failure.fields.length === 0);
  });
}
