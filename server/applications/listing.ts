import { sql } from 'kysely';
import type { Applicant, Application } from '../../src/contract/applications.ts';
import type { Page } from '../../src/contract/paging.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';
import { fitOf } from '../matching/fit.ts';

interface Part {
  readonly page: number;
  readonly pageSize: number;
}

const columns = sql`
  a.id as "applicationId", a.student_id as "studentId", a.project_id as "projectId", a.status, a.message,
  a.resume_link as "resumeLink", ${asInstant(sql`a.applied_at`)} as "appliedDate",
  p.title as "projectTitle", c.name as "companyName", ${asInstant(sql`a.offer_expires_at`)} as "offerExpiresAt",
  case when a.status in (\'Under Review\', \'Shortlisted\', \'Offered\', \'Accepted\') then a.preference end as preference`;

/** A student's applications, newest first. */
export async function listOfStudent(
  db: Database,
  studentId: number,
  part: Part,
): Promise<Page<Application>> {
  const { rows } = await sql<Application>`
    select ${columns}
    from applications a
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
    where a.student_id = ${studentId}
    order by a.applied_at desc, a.id desc
    limit ${part.pageSize} offset ${offset(part)}`.execute(db);
  return { rows, total: await count(db, rows.length, part, sql`student_id = ${studentId}`) };
}

/** A project's applications, oldest first: who came first is read first. */
export async function listOfProject(
  db: Database,
  projectId: number,
  part: Part,
): Promise<Page<Applicant>> {
  const { rows } = await sql<Applicant & FitColumns>`
    select ${columns}, p.skills as "askedSkills", p.engineering_type as "askedType", p.duration_days as duration,
      s.skills, s.available_days as "availableDays", s.first_name || ' ' || s.last_name as "studentName", ac.email as "studentEmail",
      s.engineering_type as "engineeringType", s.college_year as "collegeYear", s.university
    from applications a
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
      join students s on s.id = a.student_id
      join accounts ac on ac.id = s.id
    where a.project_id = ${projectId}
    order by a.applied_at, a.id
    limit ${part.pageSize} offset ${offset(part)}`.execute(db);
  const applicants = rows.map((row) => ({ ...row, fit: fitOfRow(row) }));
  return {
    rows: applicants,
    total: await count(db, rows.length, part, sql`project_id = ${projectId}`),
  };
}

interface FitColumns {
  readonly askedSkills: string;
  readonly askedType: string;
  readonly duration: number;
  readonly skills: string;
  readonly engineeringType: string;
  readonly availableDays: number | null;
}

const fitOfRow = (row: FitColumns) =>
  fitOf({ skills: row.askedSkills, engineeringType: row.askedType, duration: row.duration }, row);

export async function findApplication(db: Database, id: number): Promise<Application | null> {
  const { rows } = await sql<Application>`
    select ${columns}
    from applications a
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
    where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const offset = ({ page, pageSize }: Part) => (page - 1) * pageSize;

async function count(
  db: Database,
  seen: number,
  part: Part,
  where: ReturnType<typeof sql>,
): Promise<number> {
  if (part.page === 1 && seen < part.pageSize) return seen;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from applications where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}
