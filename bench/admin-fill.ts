import { sql } from 'kysely';
import type { Database } from '../server/platform/database/open.ts';

const firstNames = ['Ada', 'Bela', 'Chidi', 'Dana', 'Emil', 'Farah', 'Goran', 'Hana', 'Ivo', 'Jun'];
const lastNames = ['Byron', 'Novak', 'Okafor', 'Ångström', 'Silva', 'Tanaka', 'Weber', 'Yilmaz'];
const places = ['Lindow', 'Østfold', 'Karlsbrück', 'Porto Velho', 'Tarn', 'Vellmar', 'Ilmen'];

const filledAtOnce = 20_000;

/**
 * Fills an empty database with students as an import would, and a company, a project and an admin's act
 * for every hundredth. Names repeat in part, as names do; one student in 500 is disabled.
 */
export async function fillForAdmins(db: Database, students: number): Promise<void> {
  const now = new Date();
  const pick = (options: readonly string[], by: string) =>
    sql`(${[...options]}::text[])[1 + (hashint4(n * ${sql.raw(by)}) & 1048575) % ${options.length}]`;
  await sql`
    insert into accounts (id, email, normal_email, role, password_hash, state, created_at)
    select n, 'student-' || (n * 7919 % 1000003) || '@people.example',
      'student-' || (n * 7919 % 1000003) || '@people.example', 'Student',
      'unknown', case when n % 500 = 0 then 'disabled' else 'active' end, ${now}
    from generate_series(1, ${students}) n`.execute(db);
  // In parts: the server gives up a statement after some seconds, and each student is looked for among universities.
  for (let first = 1; first <= students; first += filledAtOnce)
    await sql`
      insert into students (id, first_name, last_name, engineering_type, college_year, university, joined_at)
      select n, ${pick(firstNames, '3')}, ${pick(lastNames, '5')} || '-' || (n % 997),
        (array['Computer', 'Mechanical', 'Civil', 'Electrical'])[1 + n % 4],
        (array['First', 'Second', 'Third', 'Final'])[1 + (n / 4) % 4],
        'University of ' || ${pick(places, '11')}, ${now}::timestamptz - n * interval '5 minutes'
      from generate_series(${first}::int, ${Math.min(first + filledAtOnce - 1, students)}::int) n`.execute(
      db,
    );
  await sql`
    insert into companies (name, recruiter, email, industry, size, created_at, verified_at)
    select 'Works ' || n, ${pick(lastNames, '7')}, 'works-' || n || '@people.example', ${pick(places, '13')},
      '11-50', ${now}::timestamptz - n * interval '1 hour', case when n % 10 > 0 then ${now}::timestamptz end
    from generate_series(1, ${students / 100}) n`.execute(db);
  await sql`
    insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days,
      location, status, places, posted_at)
    select c.id, 'A bridge for ' || c.name || ', part ' || part, '', '', 'Statics', 'Civil', 30, 'Remote', 'pending', 1,
      c.created_at
    from companies c, generate_series(1, 5) part`.execute(db);
  await sql`
    insert into audit_log (at, account_id, who, act, kind, subject_id, subject)
    select ${now}::timestamptz - n * interval '1 minute', 1, 'admin@trestle.example', 'changed', 'student', n, 'Student ' || n
    from generate_series(1, ${students}) n`.execute(db);
  for (const table of ['accounts', 'students', 'companies', 'projects', 'audit_log'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}
