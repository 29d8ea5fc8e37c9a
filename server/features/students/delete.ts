import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { pickFields } from '../../platform/database/columns.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { refuseImpact, releasePlaces } from '../accounts/deletion-impact.ts';
import { deleteAccount } from '../accounts/state.ts';
import { studentColumnOf } from './columns.ts';
import { findStudent } from './repository.ts';
import { auditSubject } from './rules.ts';

/**
 * Deletes a student with all that is theirs; the places they held are free again.
 * @throws {Problem} `not-found`, `others-depend` when applications would be lost, unless `evenSo`
 */
export async function deleteStudent(
  command: Command,
  id: number,
  { evenSo }: { evenSo: boolean },
): Promise<void> {
  const { transaction } = command;
  const student = orNotFound(await findStudent(transaction, id));
  await releasePlaces(transaction, id);
  if (!evenSo) await refuseImpact(transaction, 'student', id);
  await deleteAccount(transaction, id);
  const before = recordOf(pickFields(studentColumnOf, student));
  await audit(command, { act: 'deleted', ...auditSubject(id, student), before });
}
