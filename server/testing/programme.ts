import { sql } from 'kysely';
import type { Database } from '../platform/database/open.ts';

/** How many people and projects; each student applies to so many and orders them. */
export interface Size {
  readonly students: number;
  readonly projects: number;
  readonly choices: number;
}

/**
 * Fills a database with a programme before its assignment, in a few statements: one company without
 * an account, pending projects of one to three places, and applications spread evenly over them.
 * Companies have ranked half of their applicants. @returns the first project's number
 */
export async function fillProgramme(
  db: Database,
  { students, projects, choices }: Size,
): Promise<number> {
  const { rows: made } = await sql<{ first: number }>`
    with company as (
      insert into companies (name, recruiter, email, industry, size, created_at)
      values ('Span & Co', 'R. Keller', 'span@people.example', 'Bridges', '11-50', now()) returning id),
    posted as (
      insert into projects (company_id, title, description, project_link, skills, engineering_type,
        duration_days, location, status, places, posted_at)
      select company.id, 'Project ' || n, 'Draw it.', '', 'Skill ' || n % 997, 'Civil', 14, 'Remote',
        'pending', 1 + n % 3, now()
      from company, generate_series(1, ${projects}::int) as n returning id)
    select min(id) as first from posted`.execute(db);
  const first = made[0]!.first;
  const { rows: registered } = await sql<{ id: number }>`
    with joined as (
      insert into accounts (email, normal_email, role, state, created_at)
      select address, address, 'Student', 'active', now()
      from (select 'student-' || ${first}::bigint || '-' || n || '@people.example' as address
        from generate_series(1, ${students}::int) as n) as invitee returning id),
    named as (
      insert into students (id, first_name, last_name, engineering_type, college_year, university, joined_at, skills)
      select id, 'Student', id::text, 'Civil', 'Final', 'Østfold', now(),
        'Skill ' || id % 997
      from joined returning id)
    select min(id) as id from named`.execute(db);
  await sql`
    insert into applications (student_id, project_id, status, message, resume_link, applied_at, preference, company_rank)
    select ${registered[0]!.id}::bigint + s, ${first}::bigint + (s * 7 + c * (1 + s % 13)) % ${projects}::int,
      'Under Review', '', '', now(), c + 1, case when s % 2 = 0 then 1 + s end
    from generate_series(0, ${students}::int - 1) as s, generate_series(0, ${choices}::int - 1) as c
    on conflict do nothing`.execute(db);
  await sql`
    update projects p set open_applications = (select count(*) from applications a where a.project_id = p.id)
    where p.id >= ${first}`.execute(db);
  // Nobody waits here for the database to learn by itself how much there is now.
  await sql`analyze`.execute(db);
  return first;
}
