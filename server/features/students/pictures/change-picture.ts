import type { Student } from '../../../../src/contract/students/students.ts';
import { inTransaction } from '../../../act.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { changes } from '../../../platform/audit/rules.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import type { Studio } from '../../../platform/storage/images/studio.ts';
import type { VerbContext } from '../../../verb-context.ts';
import type { Person } from '../../accounts/person.ts';
import { requireSelf } from '../change.ts';
import { findStudent } from '../repository.ts';
import { auditSubject } from '../rules.ts';
import { inTurn } from '../upload-turns.ts';
import { replacePictures } from './repository.ts';

/**
 * Gives a student another picture, or with null the default one.
 * @throws {Problem} `forbidden`, `not-found`, `picture-refused`, `too-many-requests`, `busy`
 */
export async function changePicture(
  services: VerbContext,
  studio: Studio,
  id: number,
  file: Uint8Array | null,
  by: Person,
): Promise<Student> {
  requireSelf(by, id);
  const { profileImage } = orNotFound(await findStudent(services.db, id));
  const pictures =
    file === null ? [] : await inTurn(services, by.accountId, () => studio.squares(file));
  return inTransaction(services, by, async (act) => {
    await replacePictures(act.transaction, id, pictures);
    const after = orNotFound(await findStudent(act.transaction, id));
    const change = changes({ profileImage }, { profileImage: after.profileImage });
    await audit(act, { act: 'changed', ...auditSubject(id, after), ...change });
    return after;
  });
}
