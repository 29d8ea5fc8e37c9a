import type { ProjectEdit } from '../../../src/contract/projects/running-projects.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import { reopenedWithin } from '../../../src/machines/lifecycle/project.ts';
import type { ProductAct } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow, firstValue, insertRow } from '../../platform/database/rows.ts';
import { draftedPlanOf, projectFields, projectRow, projectVersion } from './columns.ts';

export async function insertProject(
  db: Database,
  { companyId, ...form }: ProjectEdit & { companyId: number },
  status: ProjectStatus,
  now: Date,
  /** Without a lead, the company's owner leads it. */
  leadId: number | null = null,
): Promise<number> {
  const project = { ...projectRow(form, now), company_id: companyId, import_key: null };
  return insertRow(db, 'projects', { ...project, status, posted_at: now, lead_id: leadId });
}

/** A project in the shape of its form; null if there is none. */
export const findForm = (
  db: Database,
  id: number,
): Promise<(ProjectEdit & { version: string }) | null> =>
  firstRow<ProjectEdit & { version: string }>(db)`
    select ${projectFields}, ${draftedPlanOf}, ${projectVersion} from projects p where p.id = ${id}`;

/** Posting a project sets its date, which makes it new again. */
export const setStatus = (transaction: Database, id: number, status: ProjectStatus, now: Date) =>
  execute(transaction)`
    update projects
    set posted_at = case when not is_posted(status) and ${status} = 'pending' then ${now} else posted_at end,
      status = ${status}
    where id = ${id}`;

/** True if the product completed a project recently, so that its company may reopen it. */
export async function mayReopen(
  { transaction, at }: Pick<ProductAct, 'transaction' | 'at'>,
  id: number,
): Promise<boolean> {
  const since = new Date(at.getTime() - reopenedWithin);
  const isRecent = await firstValue<boolean>(transaction)`
    select to_status = 'Completed' and account_id is null and at > ${since} as "isRecent"
    from project_events where project_id = ${id} order by at desc, id desc limit 1`;
  return isRecent ?? false;
}

export const recordMove = (
  transaction: Database,
  move: {
    projectId: number;
    at: Date;
    /** Null for the product itself. */
    by: number | null;
    from: ProjectStatus | null;
    to: ProjectStatus;
    reason: string;
  },
) =>
  execute(transaction)`
    insert into project_events (project_id, at, account_id, from_status, to_status, reason)
    values (${move.projectId}, ${move.at}, ${move.by}, ${move.from}, ${move.to}, ${move.reason})`;
