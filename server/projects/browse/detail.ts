import { sql } from 'kysely';
import type { Project, ProjectDetail } from '../../../src/contract/projects.ts';
import type { Person } from '../../accounts/person.ts';
import { responseDays } from '../../applications/response-time.ts';
import { asInstant } from '../../database/instant.ts';
import type { Database } from '../../database/open.ts';
import { orNotFound } from '../../http/problem.ts';
import { select } from './select.ts';

/** The newest progress notes a project shows. */
const notesAtMost = 50;

/** One project for a person, or null when there is none. Whether they may see it is not asked here. */
export async function findProject(
  db: Database,
  id: number,
  person: Person,
  now: Date,
): Promise<Project | null> {
  const [project] = await select(db, { person, now, withWaiting: false }, sql`where p.id = ${id}`);
  return project ?? null;
}

/** A project with what its dialog shows beyond the list. */
export async function projectDetail(db: Database, project: Project): Promise<ProjectDetail> {
  const { rows: notes } = await sql<ProjectDetail['notes'][number]>`
    select title, remarks, ${asInstant(sql`updated_at`)} as at
    from status_updates where project_id = ${project.pid}
    order by updated_at desc, id desc limit ${notesAtMost}`.execute(db);
  const { rows } = await sql<{ companyId: number }>`
    select company_id as "companyId" from projects where id = ${project.pid}`.execute(db);
  const { companyId } = orNotFound(rows[0]);
  return { ...project, notes, companyId, responseDays: await responseDays(db, companyId) };
}
