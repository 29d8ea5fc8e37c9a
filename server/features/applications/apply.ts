import { written } from '../../../src/contract/dates.ts';
import { closedBy, whyNot } from '../../../src/machines/lifecycle/applying.ts';
import { isPosted } from '../../../src/machines/lifecycle/project.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { changeCounts, lockProject } from '../projects/lock.ts';
import { lockInProfile } from '../students/resumes/sent.ts';
import { keepMoved, tellMoved } from './happened.ts';
import { insertApplication } from './repository.ts';

export interface Applying {
  readonly projectId: number;
  readonly message: string;
  readonly resumeLink: string;
  /** A résumé in the student's profile. */
  readonly resumeId?: number | null | undefined;
}

/**
 * Applies to a project that is open; its company hears of it.
 * @throws {Problem} `not-found`, `already-applied`, `invalid` for another résumé than the present one, and `not-open`, `deadline-passed`, `no-places-left`
 */
export async function apply(command: Command, form: Applying): Promise<void> {
  const { transaction, by, at } = command;
  const project = await lockProject(transaction, form.projectId);
  if (!project || !isPosted(project.status))
    throw new Problem('not-found', 'There is no such project.');
  const opening = { ...project, ...project.term };
  const day = (when: Date) => written(when, '3 March 2031', command.timeZone);
  const reason = closedBy(opening, at);
  if (reason) throw new Problem(reason, whyNot(reason, opening, day));
  const studentId = by.accountId;
  const { resumeId = null } = form;
  await requireOwnResume(transaction, studentId, resumeId);
  const id = await insertApplication(transaction, { ...form, studentId, resumeId }, at);
  if (id === null) throw new Problem('already-applied');
  await changeCounts(transaction, project.id, { places: 0, waiting: 1 });
  const application = { id, studentId, status: null };
  const applied = { to: 'Under Review', reason: '', note: '' } as const;
  const kept = await keepMoved(command, application, project.id, 'apply', applied);
  await tellMoved(command, application, project, kept);
}

/** @throws {Problem} `invalid` for a résumé that is not, or no longer, in the student's profile */
export async function requireOwnResume(
  transaction: Database,
  studentId: number,
  resumeId: number | null,
): Promise<void> {
  if (resumeId === null || (await lockInProfile(transaction, studentId, resumeId))) return;
  throw badField(
    'resumeId',
    'This résumé is no longer in your profile. Choose again what to send.',
  );
}
