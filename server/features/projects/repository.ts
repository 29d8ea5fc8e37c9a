import { type RawBuilder, sql } from 'kysely';
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

/** From the events of a project its moves, as `x`; further conditions may follow. */
export const projectMovesOf = (id: RawBuilder<unknown>) => sql`
  from events x where x.about = 'project' and x.about_id = ${id} and x.kind = 'project moved'`;

/** True if the product completed a project recently, so that its company may reopen it. */
export async function mayReopen(
  { transaction, at }: Pick<ProductAct, 'transaction' | 'at'>,
  id: number,
): Promise<boolean> {
  const since = new Date(at.getTime() - reopenedWithin);
  const isRecent = await firstValue<boolean>(transaction)`
    select x.facts ->> 'to' = 'Completed' and x.account_id is null and x.at > ${since} as "isRecent"
    ${projectMovesOf(sql`${id}`)} order by x.at desc, x.id desc limit 1`;
  return isRecent ?? false;
}
