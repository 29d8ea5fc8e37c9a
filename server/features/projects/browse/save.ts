import { savedProjectsAtMost } from '../../../../src/contract/projects/saved-projects.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { execute, firstRow, lockRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';

/**
 * Saves a project for the student who asks, or saves it no longer. What has come out of their sight can still be let go.
 * @throws {Problem} `not-found`, `too-many-saved`
 */
export async function saveProject(
  command: Command,
  projectId: number,
  saved: boolean,
): Promise<string> {
  const { transaction, by, at } = command;
  if (!saved) {
    await execute(transaction)`
      delete from saved_projects
      where student_id = ${by.accountId} and project_id = ${projectId}`;
    return 'Project no longer saved.';
  }
  // Two at once would both find room for one.
  await lockRow(transaction, 'students', by.accountId);
  const project = await firstRow<{ isSaved: boolean; others: number }>(transaction)`
    select exists (
        select 1 from saved_projects where student_id = ${by.accountId} and project_id = p.id) as "isSaved",
      (select count(*)::int from saved_projects where student_id = ${by.accountId}) as others
    from projects p where p.id = ${projectId} and is_posted(p.status) and not p.company_disabled`;
  if (!project) throw new Problem('not-found');
  if (project.isSaved) return 'Project saved.';
  if (project.others >= savedProjectsAtMost)
    throw new Problem(
      'too-many-saved',
      `You have saved ${savedProjectsAtMost} projects, which is the limit. Remove one from your saved projects first.`,
    );
  await execute(transaction)`
    insert into saved_projects (student_id, project_id, saved_at)
    values (${by.accountId}, ${projectId}, ${at})`;
  return 'Project saved.';
}
