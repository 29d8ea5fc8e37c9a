import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { recordOf } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';
import type { VerbContext } from '../verb-context.ts';
import { deleteRow, findNote } from './repository.ts';

/** @throws {Problem} `not-found`, also for another company's */
export async function deleteNote(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  by: Person,
): Promise<void> {
  const note = orNotFound(await findNote(transaction, id, by));
  await deleteRow(transaction, id);
  const { projectTitle: subject, title, remarks } = note;
  const act = { by, at: clock(), act: 'deleted', kind: 'status', subjectId: id, subject } as const;
  await audit(transaction, { ...act, before: recordOf({ title, remarks }) });
}
