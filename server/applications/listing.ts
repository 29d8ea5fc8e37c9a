import { sql } from 'kysely';
import type { Application } from '../../src/contract/applications.ts';
import type { Page } from '../../src/contract/paging.ts';
import type { Person } from '../accounts/person.ts';
import { asInstant } from '../database/instant.ts';
import { plannedAnew } from '../database/named-client.ts';
import type { Asked } from '../database/open.ts';
import { limitsOf } from '../database/paged.ts';
import { liveStates } from './live-states.ts';

interface Part {
  readonly page: number;
  readonly pageSize: number;
}

const columns = sql`
  a.id as "applicationId", a.student_id as "studentId", a.project_id as "projectId", a.status, a.message,
  a.resume_link as "resumeLink", ${asInstant(sql`a.applied_at`)} as "appliedDate",
  p.title as "projectTitle", c.name as "companyName", ${asInstant(sql`a.offer_expires_at`)} as "offerExpiresAt",
  case when a.status in (${liveStates}) then a.preference end as preference`;

/** A student's applications, newest first. */
export async function listOfStudent(
  db: Asked,
  studentId: number,
  part: Part,
): Promise<Page<Application>> {
  const { rows } = await sql<Application>`
    ${sql.raw(part.page > 1 ? plannedAnew : '')}
    select ${columns}
    from applications a
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
    where a.student_id = ${studentId}
    order by a.applied_at desc, a.id desc
    ${limitsOf(part)}`.execute(db);
  return { rows, total: await count(db, rows.length, part, sql`student_id = ${studentId}`) };
}

/** One application as this person may see it: what the student wants most is not the company's to know. */
export async function findApplication(
  db: Asked,
  id: number,
  { role }: Pick<Person, 'role'>,
): Promise<Application | null> {
  const { rows } = await sql<Application>`
    select ${columns}
    from applications a
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
    where a.id = ${id}`.execute(db);
  const [application] = rows;
  if (!application) return null;
  return role === 'Company' ? { ...application, preference: null } : application;
}

async function count(
  db: Asked,
  seen: number,
  part: Part,
  where: ReturnType<typeof sql>,
): Promise<number> {
  if (part.page === 1 && seen < part.pageSize) return seen;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from applications where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}
