import { type ProjectStatus, projectStatusLabels } from '../../src/contract/projects.ts';
import { unstatedIn } from '../../src/machines/lifecycle/conditions.ts';
import type { Act } from '../act.ts';
import { closeWaiting } from '../applications/close.ts';
import { notifyPlaceHolders } from '../applications/places/place-holders.ts';
import { audit } from '../audit/audit.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { lockOwnProject } from './lock.ts';
import { findForm, recordMove, setStatus } from './repository.ts';
import { auditSubject, judgeMove } from './rules.ts';

/**
 * Moves a project for a person within an open transaction, with all it causes. Whoever holds a place is
 * notified, unless the caller has more to tell them.
 * @throws {Problem} `not-found`, `move-not-allowed`, `invalid` where the move needs a reason, `incomplete` where a draft
 *   does not say what students need to know
 */
export async function moveProject(
  act: Act,
  id: number,
  { to, reason, notifies = true }: { to: ProjectStatus; reason: string; notifies?: boolean },
): Promise<void> {
  const { transaction, by, at } = act;
  const project = await lockOwnProject(transaction, id, by);
  const verdict = judgeMove(project.status, to, by.role, reason);
  if (verdict.kind === 'refused') {
    const sentence = `A project that is ${project.status} cannot change to ${to}.`;
    throw new Problem('move-not-allowed', sentence, { allowed: verdict.allowed });
  }
  if (verdict.kind === 'reason missing')
    throw badField('reason', 'Enter why this project is being reopened.');
  if (project.status === 'Draft' && to === 'pending') {
    const errors = unstatedIn(orNotFound(await findForm(transaction, id)));
    if (errors.length > 0) throw new Problem('incomplete', undefined, { errors });
  }
  await setStatus(transaction, id, to, at);
  const event = { projectId: id, at, by: by.accountId, from: project.status, to, reason };
  await recordMove(transaction, event);
  await audit(act, {
    act: 'moved',
    ...auditSubject(id, project),
    before: { status: project.status },
    after: { status: to, ...(reason && { reason }) },
  });
  if (notifies) {
    const title = `${project.title}: ${projectStatusLabels[to]}`;
    const message = `“${project.title}” is now ${projectStatusLabels[to]}.`;
    await notifyPlaceHolders(act, transaction, id, { title, message });
  }
  if (verdict.closesApplications) await closeWaiting(act, transaction, project);
}
