import { audit } from '../../../../platform/audit/audit.ts';
import type { Command } from '../../../../platform/calls/command.ts';
import { allRows, execute, firstRow } from '../../../../platform/database/rows.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type Granted, tellGranted } from '../publish/notifications.ts';
import { countPlaces, lockProjects, lockRun } from '../publish/publish.ts';
import { undoMs } from '../repository.ts';
import { auditSubject } from '../rules.ts';

/**
 * Takes back the offers of a published run, all of them or none: within the hour, and while nobody
 * has moved any of them. Each application is as it was before.
 * @throws {Problem} `not-found`, `run-not-ready`, `undo-over`
 */
export async function undo(command: Command, runId: number): Promise<void> {
  const { transaction, at: now } = command;
  const words = 'Only a published run can be undone.';
  const { publishedAt, publishedKind: kind } = await lockRun(
    transaction,
    runId,
    'published',
    words,
  );
  if (now.getTime() > publishedAt!.getTime() + undoMs)
    throw new Problem('undo-over', 'A run can be undone for one hour. That hour is over.');
  await lockProjects(transaction, runId);
  const row = await firstRow<{ moved: number }>(transaction)`
      select count(*) filter (where a.status is distinct from 'Offered')::int as moved
      from assignment_places w left join applications a on a.id = w.application_id
      where w.run_id = ${runId} and w.kind = ${kind}`;
  const moved = row?.moved ?? 0;
  if (moved > 0) {
    const offers = moved === 1 ? '1 offer has' : `${moved} offers have`;
    throw new Problem('undo-over', `${offers} already been answered or changed.`);
  }
  const recalled = await allRows<Granted>(transaction)`
      update applications a set status = e.status, offer_expires_at = null
      from assignment_places w
        join assignment_entries e on e.run_id = w.run_id and e.application_id = w.application_id
      where w.run_id = ${runId} and w.kind = ${kind} and a.id = w.application_id
      returning a.id, a.student_id as "studentId", a.project_id as project, 'Offered' as "from", a.status as "to"`;
  await countPlaces(transaction, runId, kind, -1);
  await execute(transaction)`update assignment_runs set state = 'undone' where id = ${runId}`;
  const entry = { act: 'undone', ...auditSubject(runId), before: { kind } };
  await audit(command, entry);
  await tellGranted(command, 'recall', recalled);
}
