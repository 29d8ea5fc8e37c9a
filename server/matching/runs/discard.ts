import type { Person } from '../../accounts/person.ts';
import { audit } from '../../audit/audit.ts';
import { Problem } from '../../http/problem.ts';
import type { VerbContext } from '../../verb-context.ts';
import { deleteResults } from './propose/save.ts';
import { moveRun } from './repository.ts';
import { auditSubject } from './rules.ts';

/** Gives up a run that is being computed, or stands as a draft. @throws {Problem} `run-not-ready` */
export async function discardRun(
  { db, clock }: VerbContext,
  id: number,
  by: Person,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const open = ['proposing', 'proposed', 'failed'] as const;
    if (!(await moveRun(transaction, id, open, 'discarded')))
      throw new Problem('run-not-ready', 'Only a run that is not published can be given up.');
    const act = { by, at: clock(), act: 'given up', ...auditSubject(id) };
    await audit(transaction, { ...act, after: { state: 'discarded' } });
  });
  await deleteResults(db, id);
}
