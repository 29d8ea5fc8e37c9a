import { deleteAccount } from '../accounts/state.ts';
import type { Act } from '../act.ts';
import { refuseImpact, releasePlaces } from '../applications/places/deletion-impact.ts';
import { audit } from '../audit/audit.ts';
import { recordOf } from '../audit/rules.ts';
import { pickFields } from '../database/columns.ts';
import { orNotFound } from '../http/problem.ts';
import { studentColumnOf } from './columns.ts';
import { findStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Deletes a student with all that is theirs; the places they held are free again.
 * @throws {Problem} `not-found`, `others-depend` when applications would be lost, unless `evenSo`
 */
export async function deleteStudent(
  act: Act,
  id: number,
  { evenSo }: { evenSo: boolean },
): Promise<void> {
  const { transaction } = act;
  const student = orNotFound(await findStudent(transaction, id));
  await releasePlaces(transaction, id);
  if (!evenSo) await refuseImpact(transaction, 'student', id);
  await deleteAccount(transaction, id);
  const before = recordOf(pickFields(studentColumnOf, student));
  await audit(act, { act: 'deleted', ...auditSubject(id, student), before });
}
