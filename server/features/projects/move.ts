import {
  type ProjectStatus,
  projectStatusLabels,
} from '../../../src/contract/projects/statuses.ts';
import { unstatedIn } from '../../../src/machines/lifecycle/conditions.ts';
import {
  finishes,
  opens,
  opensLate,
  reasonAsked,
} from '../../../src/machines/lifecycle/project.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { requireMemberMay } from '../../platform/calls/person.ts';
import { updateRow } from '../../platform/database/rows.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { needsApproval } from '../companies/needs-approval.ts';
import { afterTerm } from '../terms/in-term.ts';
import { recordEdit } from './edit.ts';
import { projectMoved, tellPlaceHolders, tellWhoWaits } from './happened.ts';
import { type LockedProject, lockOwnProject, requireNotOver, requireProjectRead } from './lock.ts';
import { findForm, mayReopen, setStatus } from './repository.ts';
import { auditSubject, decideMove } from './rules.ts';

declare module '../../platform/calls/command.ts' {
  interface Reactions {
    /** A project was completed or cancelled. */
    projectEnded(act: ProductAct, project: LockedProject): Promise<void>;
  }
}

interface ProjectMove {
  readonly to: ProjectStatus;
  readonly reason: string;
  /** A new deadline, where the old one would let nobody apply. */
  readonly deadline?: string | undefined;
  readonly notifies?: boolean;
  /** The version of the project that was decided about; null where the caller does not say. */
  readonly version?: string | null;
}

/**
 * Moves a project for a person within an open transaction, with all consequences. Holders of a place are notified,
 * unless the caller notifies them.
 * @throws {Problem} `not-found`, `forbidden`, `changed`, `move-not-allowed`, `invalid` if the move needs a reason or a
 * later deadline, `applying-ended` and `term-over` as its term has it, `incomplete` if a draft does not say what
 * students need to know
 */
export async function moveProject(
  command: Command,
  id: number,
  { to, reason, deadline, notifies = true, version = null }: ProjectMove,
): Promise<void> {
  const { transaction, by, at } = command;
  const project = await lockOwnProject(transaction, id, by);
  requireMemberMay(by, 'run projects');
  if (!finishes(project.status, to)) requireNotOver(project, at);
  const verdict = decideMove(project.status, to, by.role, reason, {
    needsApproval: await needsApproval(command, project.companyId),
    mayReopen: await mayReopen(command, id),
  });
  if (verdict.kind === 'refused') {
    const sentence = `A project that is ${projectStatusLabels[project.status]} cannot change to ${projectStatusLabels[to]}.`;
    throw new Problem('move-not-allowed', sentence, { allowed: verdict.allowed });
  }
  if (verdict.kind === 'reason missing') throw badField('reason', reasonAsked(project.status));
  const { term } = project;
  if (term && opens(to) && term.closesAt <= at)
    throw new Problem(
      'applying-ended',
      `Applications for ${term.name} have closed. Put the project into another term to open it.`,
    );
  if (term && deadline && new Date(deadline) > term.closesAt)
    throw badField('deadline', afterTerm(term.name));
  if (opensLate({ deadline: deadline ?? project.deadline }, to, at))
    throw badField('deadline', 'The deadline has passed. Choose a later one.');
  await requireProjectRead(transaction, id, version, 'decide');
  if (project.status === 'Draft' && opens(to)) {
    const errors = unstatedIn(orNotFound(await findForm(transaction, id)));
    if (errors.length > 0) throw new Problem('incomplete', undefined, { errors });
  }
  await setStatus(transaction, id, to, at);
  const later = opens(to) ? deadline : undefined;
  if (later) {
    // It lies ahead, so lists show the project as open again.
    const row = { deadline: new Date(later), deadline_passed: false };
    await updateRow(transaction, 'projects', id, row);
    const before = { deadline: project.deadline?.toISOString() ?? null };
    await recordEdit(command, id, { before, after: { deadline: later } });
  }
  await audit(command, {
    act: 'moved',
    ...auditSubject(id, project),
    before: { status: project.status },
    after: { status: to, ...(reason && { reason }), ...(later && { deadline: later }) },
  });
  await projectMoved(command, project, { from: project.status, to, reason });
  if (notifies) await tellPlaceHolders(command, id, to);
  const stops = to === 'On Hold' || project.status === 'On Hold';
  if (stops && !verdict.closesApplications) await tellWhoWaits(command, id, to);
  if (verdict.closesApplications) await command.reactions.projectEnded(command, project);
}
