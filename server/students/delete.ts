import type { Person } from '../accounts/person.ts';
import { deleteAccount } from '../accounts/state.ts';
import {
  impactOfDeletingStudent,
  refuseImpact,
  releasePlaces,
} from '../applications/places/deletion-impact.ts';
import { audit } from '../audit/audit.ts';
import { recordOf } from '../audit/rules.ts';
import { pickFields } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { studentColumnOf } from './columns.ts';
import { findStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Deletes a student with all that is theirs; the places they held are free again.
 * @throws {Problem} `not-found`, `others-depend` when applications would be lost, unless `evenSo`
 */
export async function deleteStudent(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  { evenSo }: { evenSo: boolean },
  by: Person,
): Promise<void> {
  const student = orNotFound(await findStudent(transaction, id));
  await releasePlaces(transaction, id);
  if (!evenSo) refuseImpact('student', await impactOfDeletingStudent(transaction, id));
  await deleteAccount(transaction, id);
  const before = recordOf(pickFields(studentColumnOf, student));
  const act = { by, at: clock(), act: 'deleted', ...auditSubject(id, student) };
  await audit(transaction, { ...act, before });
}
