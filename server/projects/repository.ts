import { sql } from 'kysely';
import type { ProjectForm, ProjectStatus } from '../../src/contract/projects.ts';
import type { ProjectEdit } from '../../src/contract/running-projects.ts';
import type { Database } from '../database/open.ts';

const columnsOf = (form: ProjectEdit) => ({
  title: form.title,
  description: form.description,
  project_link: form.projectLink,
  skills: form.skills,
  engineering_type: form.engineeringType,
  duration_days: form.duration,
  location: form.location,
  places: form.places,
  deadline: form.deadline === null ? null : new Date(form.deadline),
});

export async function addProject(
  db: Database,
  form: ProjectForm & { companyId: number },
  status: ProjectStatus,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('projects')
    .values({
      company_id: form.companyId,
      ...columnsOf(form),
      status,
      posted_at: now,
      import_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateProject(
  transaction: Database,
  id: number,
  form: ProjectEdit,
): Promise<void> {
  await transaction.updateTable('projects').set(columnsOf(form)).where('id', '=', id).execute();
}

/** A draft that is posted counts as new from then on. */
export async function setStatus(
  transaction: Database,
  id: number,
  status: ProjectStatus,
  now: Date,
): Promise<void> {
  await sql`
    update projects
    set posted_at = case when status = 'Draft' and ${status} = 'pending' then ${now} else posted_at end,
      status = ${status}
    where id = ${id}`.execute(transaction);
}

export async function recordMove(
  transaction: Database,
  move: {
    projectId: number;
    at: Date;
    by: number;
    from: ProjectStatus | null;
    to: ProjectStatus;
    reason: string;
  },
): Promise<void> {
  await transaction
    .insertInto('project_events')
    .values({
      project_id: move.projectId,
      at: move.at,
      account_id: move.by,
      from_status: move.from,
      to_status: move.to,
      reason: move.reason,
    })
    .execute();
}
