import { randomBytes } from 'node:crypto';
import type { Student } from '../../../../src/contract/students/students.ts';
import { audit, changes } from '../../../platform/audit/audit.ts';
import { type Caller, runCommand } from '../../../platform/calls/act.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstValue } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import type { DrawnPicture } from '../../../platform/storage/images/task.ts';
import { requireSelf } from '../change.ts';
import { findStudent } from '../repository.ts';
import { auditSubject } from '../rules.ts';
import { inTurn } from '../upload-turns.ts';

/**
 * Gives a student another picture, or with null the default one.
 * @throws {Problem} `forbidden`, `not-found`, `picture-refused`, `too-many-requests`, `busy`
 */
export async function changePicture(
  services: Services,
  caller: Caller,
  id: number,
  file: Uint8Array | null,
): Promise<Student> {
  const { db, imageWorker } = services;
  requireSelf(caller.person, id);
  const { profileImage } = orNotFound(await findStudent(db, id));
  const pictures = file === null ? [] : await inTurn(services, id, () => imageWorker.squares(file));
  return runCommand(services, caller, async (command) => {
    await replacePictures(command.transaction, id, pictures);
    const after = orNotFound(await findStudent(command.transaction, id));
    const change = changes({ profileImage }, { profileImage: after.profileImage });
    await audit(command, { act: 'changed', ...auditSubject(id, after), ...change });
    return after;
  });
}

/** Puts pictures in place of a student's own, under a name that nobody can guess; none means the default one. */
async function replacePictures(
  transaction: Database,
  studentId: number,
  pictures: readonly DrawnPicture[],
): Promise<void> {
  const name = randomBytes(16).toString('base64url');
  await execute(transaction)`delete from profile_images where student_id = ${studentId}`;
  for (const { size, content } of pictures) {
    await transaction
      .insertInto('profile_images')
      .values({ student_id: studentId, size, name, content })
      .execute();
  }
  const address = pictures.length > 0 ? `/api/Pictures/${name}-256.webp` : null;
  await execute(transaction)`
    update students set profile_image = ${address} where id = ${studentId}`;
}

/** The bytes of `NAME-SIZE.webp`; null also while the student's account is disabled. */
export async function findPicture(db: Database, file: string): Promise<Uint8Array | null> {
  const [, name, size] = /^(.{22})-(\d+)\.webp$/.exec(file) ?? [];
  return firstValue<Uint8Array>(db)`
    select i.content from profile_images i join students s on s.id = i.student_id
    where i.name = ${name} and i.size = ${Number(size)} and s.state <> 'disabled'`;
}
