import type { Act } from '../../../act.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { recordOf } from '../../../platform/audit/rules.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { deleteRow, findNote } from './repository.ts';
import { auditSubject } from './rules.ts';

/** @throws {Problem} `not-found`, also for another company's */
export async function deleteNote(act: Act, id: number): Promise<void> {
  const { transaction, by } = act;
  const { projectTitle, title, remarks } = orNotFound(await findNote(transaction, id, by));
  await deleteRow(transaction, id);
  const before = recordOf({ title, remarks });
  await audit(act, { act: 'deleted', ...auditSubject(id, projectTitle), before });
}
