import type { Student } from '../../src/contract/students.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import { orNotFound } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { requireSelf } from './change.ts';
import { replacePictures, squarePictures } from './pictures.ts';
import { findStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Gives a student another picture, or with null the default one.
 * @throws {Problem} `forbidden`, `not-found`, `picture-refused`
 */
export async function changePicture(
  { db, clock }: VerbContext,
  id: number,
  file: Uint8Array | null,
  by: Person,
): Promise<Student> {
  requireSelf(by, id);
  const { profileImage } = orNotFound(await findStudent(db, id));
  const pictures = file === null ? [] : await squarePictures(file);
  return db.transaction().execute(async (transaction) => {
    await replacePictures(transaction, id, pictures);
    const after = orNotFound(await findStudent(transaction, id));
    const change = changes({ profileImage }, { profileImage: after.profileImage });
    const subject = auditSubject(id, after);
    await audit(transaction, { by, at: clock(), act: 'changed', ...subject, ...change });
    return after;
  });
}
