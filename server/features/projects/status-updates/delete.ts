import { audit } from '../../../platform/audit/audit.ts';
import { recordOf } from '../../../platform/audit/rules.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { deleteRow, findNote } from './repository.ts';
import { auditSubject } from './rules.ts';

/** @throws {Problem} `not-found`, also for another company's */
export async function deleteNote(command: Command, id: number): Promise<void> {
  const { transaction, by } = command;
  const { projectTitle, title, remarks } = orNotFound(await findNote(transaction, id, by));
  await deleteRow(transaction, id);
  const before = recordOf({ title, remarks });
  await audit(command, { act: 'deleted', ...auditSubject(id, projectTitle), before });
}
