import type { Resume } from '../../../../src/contract/students/resumes.ts';
import { type Command, runCommand, type Services } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { lockRow } from '../../../platform/database/rows.ts';
import type { Bounded } from '../../../platform/http/limits/bounded.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { requireSelf } from '../change.ts';
import { inTurn } from '../upload-turns.ts';
import { insertResume, takeOutOfProfile } from './repository.ts';
import { faultIn, nameOf } from './rules.ts';

/**
 * Puts a résumé in a student's profile, in place of the one that was there.
 * @param writing what bounds how many are written at once
 * @throws {Problem} `forbidden`, `resume-refused`, `too-many-requests`, `busy`
 */
export async function changeResume(
  services: Services,
  writing: Bounded,
  id: number,
  file: { readonly name: string; readonly content: Uint8Array },
  by: Person,
): Promise<Resume> {
  requireSelf(by, id);
  return inTurn(services, by.accountId, () => {
    const fault = faultIn(file.content);
    if (fault) throw new Problem('resume-refused', fault);
    return writing.run(() =>
      runCommand(services, by, async ({ transaction, at }) => {
        await lockRow(transaction, 'accounts', id);
        await takeOutOfProfile(transaction, id);
        const { content } = file;
        return insertResume(transaction, id, { name: nameOf(file.name), content }, at);
      }),
    );
  });
}

/**
 * Deletes the résumé in a student's profile; applications keep what was sent with them.
 * @throws {Problem} `forbidden`, `not-found`
 */
export async function removeResume({ transaction, by }: Command, id: number): Promise<void> {
  requireSelf(by, id);
  await lockRow(transaction, 'accounts', id);
  if (!(await takeOutOfProfile(transaction, id))) throw new Problem('not-found');
}
