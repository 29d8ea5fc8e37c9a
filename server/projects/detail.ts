import { sql } from 'kysely';
import type { Project, ProjectDetail } from '../../src/contract/projects.ts';
import type { Person } from '../accounts/person.ts';
import { responseDays } from '../applications/response-time.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';
import { fitProfileOf } from '../students/fit-profile.ts';
import { select } from './listing.ts';

/** The newest progress notes a project shows. */
const notesAtMost = 50;

/** One project for a person, or null when there is none. Whether they may see it is not asked here. */
export async function findProject(
  db: Database,
  id: number,
  person: Person,
): Promise<Project | null> {
  const student = person.role === 'Student' ? await fitProfileOf(db, person.accountId) : null;
  const [project] = await select(db, person, student, sql`where p.id = ${id}`);
  return project ?? null;
}

/** A project with what its dialog shows beyond the list. */
export async function projectDetail(db: Database, project: Project): Promise<ProjectDetail> {
  const { rows: notes } = await sql<ProjectDetail['notes'][number]>`
    select title, remarks, ${asInstant(sql`updated_at`)} as at
    from status_updates where project_id = ${project.pid}
    order by updated_at desc, id desc limit ${notesAtMost}`.execute(db);
  const { rows: companies } = await sql<{ id: number; verified: boolean }>`
    select c.id, c.verified_at is not null as verified
    from projects p join companies c on c.id = p.company_id where p.id = ${project.pid}`.execute(
    db,
  );
  const [company] = companies;
  return {
    ...project,
    notes,
    responseDays: company ? await responseDays(db, company.id) : null,
    companyVerified: company?.verified ?? false,
  };
}
