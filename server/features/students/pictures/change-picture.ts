import type { Student } from '../../../../src/contract/students/students.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { changes } from '../../../platform/audit/rules.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import type { ImageWorker } from '../../../platform/storage/images/image-worker.ts';
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
  services: Services,
  imageWorker: ImageWorker,
  id: number,
  file: Uint8Array | null,
  by: Person,
): Promise<Student> {
  requireSelf(by, id);
  const { profileImage } = orNotFound(await findStudent(services.db, id));
  const pictures =
    file === null ? [] : await inTurn(services, by.accountId, () => imageWorker.squares(file));
  return runCommand(services, by, async (command) => {
    await replacePictures(command.transaction, id, pictures);
    const after = orNotFound(await findStudent(command.transaction, id));
    const change = changes({ profileImage }, { profileImage: after.profileImage });
    await audit(command, { act: 'changed', ...auditSubject(id, after), ...change });
    return after;
  });
}
