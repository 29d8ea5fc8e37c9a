import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteResults } from './propose/save.ts';
import { moveRun } from './repository.ts';
import { auditSubject } from './rules.ts';

/** Gives up a run that is being computed, or stands as a draft. @throws {Problem} `run-not-ready` */
export async function discardRun(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  const open = ['proposing', 'proposed', 'failed'] as const;
  if (!(await moveRun(transaction, id, open, 'discarded')))
    throw new Problem('run-not-ready', 'Only an unpublished run can be discarded.');
  const after = { state: 'discarded' };
  await audit(command, { act: 'discarded', ...auditSubject(id), after });
  await deleteResults(transaction, id);
}
