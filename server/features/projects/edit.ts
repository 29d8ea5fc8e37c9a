import type { Project } from '../../../src/contract/projects/projects.ts';
import type { ProjectEdit } from '../../../src/contract/projects/running-projects.ts';
import { tidySkills } from '../../../src/contract/projects/skill-list.ts';
import { projectStatusLabels } from '../../../src/contract/projects/statuses.ts';
import { audit, changes, recordOf } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { execute, firstRow, updateRow } from '../../platform/database/rows.ts';
import { requireVersion } from '../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { inTerm, lockTerm } from '../terms/in-term.ts';
import { findProject } from './browse/detail.ts';
import { projectColumnOf, projectRow } from './columns.ts';
import { lockOwnProject, requireNotOver } from './lock.ts';
import { findForm } from './repository.ts';
import { auditSubject, decideDelete, decideEdit } from './rules.ts';

/**
 * Writes what a person changed about a project, as far as its status lets them.
 * @throws {Problem} `not-found`, `changed`, `term-over`, `not-editable` with the fields that still may change, `invalid`
 */
export async function editProject(
  command: Command,
  id: number,
  form: ProjectEdit,
  version: string | null,
): Promise<Project> {
  const { transaction, by, at } = command;
  // Lock the term first, like the acts that change its dates.
  const term = await lockTerm(transaction, form.termId);
  const project = await lockOwnProject(transaction, id, by);
  requireNotOver(project, at);
  const before = orNotFound(await findForm(transaction, id));
  const isChosen = form.termId !== before.termId;
  const edited = {
    ...inTerm(form, term, { isChosen, at }),
    skills: tidySkills(form.skills),
    draftedPlan: form.draftedPlan ?? before.draftedPlan,
  };
  requireVersion(version, before, edited, projectColumnOf);
  const verdict = decideEdit(project, before, edited, at);
  if (verdict.kind === 'not editable')
    throw new Problem(
      'not-editable',
      `This cannot be changed while the project is ${projectStatusLabels[project.status]}.`,
      {
        allowed: verdict.allowed,
        errors: verdict.fields.map((path) => ({ path, message: 'This can no longer be changed.' })),
      },
    );
  if (verdict.kind === 'invalid')
    throw new Problem('invalid', undefined, { errors: verdict.errors });
  await updateRow(transaction, 'projects', id, projectRow(edited, at));
  const after = orNotFound(await findForm(transaction, id));
  const change = changes(before, after);
  await audit(command, { act: 'changed', ...auditSubject(id, edited), ...change });
  await recordEdit(command, id, change);
  return orNotFound(await findProject(transaction, id, by, at));
}

/**
 * Deletes a draft that nothing depends on.
 * @throws {Problem} `not-found`, `in-use` with what depends on it
 */
export async function deleteProject(command: Command, id: number): Promise<void> {
  const { transaction, by } = command;
  const project = await lockOwnProject(transaction, id, by);
  const row = await firstRow<{ applications: number }>(transaction)`
    select count(*)::int as applications from applications where project_id = ${id}`;
  const reason = decideDelete(project.status, row?.applications ?? 0);
  if (reason) throw new Problem('in-use', reason);
  const before = recordOf(orNotFound(await findForm(transaction, id)));
  await execute(transaction)`delete from projects where id = ${id}`;
  await audit(command, { act: 'deleted', ...auditSubject(id, project), before });
}

/**
 * Records a company's changes to its project field by field. An edit that changed nothing is not recorded. The audit
 * log has the admins' changes.
 */
export async function recordEdit(
  { transaction, by, at }: Command,
  projectId: number,
  { before, after }: { readonly before: object; readonly after: object },
): Promise<void> {
  if (by.role === 'Admin' || Object.keys(after).length === 0) return;
  await execute(transaction)`
    insert into project_edits (project_id, at, account_id, before, after)
    values (${projectId}, ${at}, ${by.accountId}, ${JSON.stringify(before)}::text::jsonb,
      ${JSON.stringify(after)}::text::jsonb)`;
}
