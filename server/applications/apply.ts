import { isPosted } from '../../src/machines/lifecycle/project.ts';
import type { Act } from '../act.ts';
import { Problem } from '../http/problem.ts';
import { changeCounts, lockProject } from '../projects/lock.ts';
import { notifyOtherSide } from './notifications.ts';
import { insertApplication, recordMove } from './repository.ts';
import { obstacle } from './rules.ts';

export interface Applying {
  readonly projectId: number;
  readonly message: string;
  readonly resumeLink: string;
}

/**
 * Applies to a project that is open; its company hears of it.
 * @throws {Problem} `not-found`, `already-applied`, and `not-open`, `deadline-passed`, `no-places-left`
 */
export async function apply(act: Act, form: Applying): Promise<void> {
  const { transaction, by, at } = act;
  const project = await lockProject(transaction, form.projectId);
  if (!project || !isPosted(project.status))
    throw new Problem('not-found', 'There is no such project.');
  const reason = obstacle(project, at);
  if (reason) throw new Problem(reason);
  const studentId = by.accountId;
  const id = await insertApplication(transaction, { ...form, studentId }, at);
  if (id === null) throw new Problem('already-applied');
  await changeCounts(transaction, project.id, { places: 0, waiting: 1 });
  const move = { event: 'apply', from: null, to: 'Under Review', reason: '', note: '' } as const;
  await recordMove(transaction, { applicationId: id, at, by: studentId, ...move });
  await notifyOtherSide(act, transaction, {
    application: { id, studentId },
    project,
    event: 'apply',
  });
}
