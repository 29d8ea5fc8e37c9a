import pg from 'pg';
import { withIndexesAside } from './api-aside.ts';
import { acts, names, skills, things, towns } from './api-words.ts';

/** As many students as projects, a company for every hundred, and five applications a project on average. */
const projectsEach = 100;
/** Students have numbers of their own, far from those that the database gives. */
export const firstStudent = 100_000_000;

/**
 * Fills a database up to so many projects, the newer ones added to those there are: companies, students, projects of
 * every state, and applications whose states and counts agree with their project's. Only the newer students apply to
 * the newer projects: the earlier ones' lists stay as long as they were. Statements only; a million projects with five
 * million applications take some minutes.
 */
export async function fillUpTo(url: string, projects: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set jit = off`,
    );
    const { rows } = await client.query(
      `select count(*)::int as there, coalesce(max(id), 0)::int as last from projects`,
    );
    const { there, last } = rows[0] as { there: number; last: number };
    await client.query('alter table projects disable trigger projects_count_skills');
    await withIndexesAside(client, async () => {
      for (const statement of statements(there + 1, projects, last)) await client.query(statement);
    });
    await client.query('alter table projects enable trigger projects_count_skills');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

const array = (words: readonly string[]) => `(array[${words.map((word) => `'${word}'`)}])`;
const pick = (words: readonly string[], by: string) =>
  `${array(words)}[1 + (${by})::int % ${words.length}]`;

const statements = (from: number, to: number, lastProject: number): string[] => [
  // With a password that nobody knows: without one they would count as invited.
  `insert into accounts (id, email, normal_email, role, password_hash, state, created_at)
   select ${firstStudent} + n, 'student-' || n || '@people.example', 'student-' || n || '@people.example', 'Student',
     'unknown', case when n % 500 = 0 then 'disabled' else 'active' end, now()
   from generate_series(${from}, ${to}) n`,
  `insert into students (id, first_name, last_name, engineering_type, college_year, university, joined_at, skills,
     available_days)
   select ${firstStudent} + n, ${pick(names, 'n')}, ${pick(names, 'n / 7')} || '-' || n % 9973,
     (array['Computer', 'Mechanical', 'Civil', 'Electrical'])[1 + n % 4],
     (array['First', 'Second', 'Third', 'Final'])[1 + n / 4 % 4], 'University of ' || ${pick(towns, 'n / 3')},
     now() - interval '6 years' + n * interval '3 minutes',
     ${pick(skills, 'n')} || ', ' || ${pick(skills, 'n + 5')}, case when n % 3 > 0 then 10 + n % 80 end
   from generate_series(${from}, ${to}) n`,
  `insert into companies (name, recruiter, email, industry, size, created_at, verified_at)
   select ${pick(towns, 'n')} || ' Works ' || n, ${pick(names, 'n')}, 'works-' || n || '@people.example',
     ${pick(things, 'n')}, (array['1-10', '11-50', '51-200', '201+'])[1 + n % 4], now(), case when n % 10 > 0 then now() end
   from generate_series(${Math.ceil(from / projectsEach)}, ${Math.ceil(to / projectsEach)}) n`,
  `insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days,
     location, status, places, places_taken, open_applications, deadline, posted_at)
   select c.id, ${pick(acts, 'n')} || ' of ' || ${pick(things, 'n / 2')} || ' in ' || ${pick(towns, 'n / 5')} || ', lot ' || n * 7919::bigint % 1000003,
     repeat('Measure what is there, model it, and show what would change. ', 2 + n % 5), '',
     ${pick(skills, 'n')} || ', ' || ${pick(skills, 'n + 3')} || ', ' || ${pick(skills, 'n + 7')},
     (array['Computer', 'Mechanical', 'Civil', 'Electrical'])[1 + n % 4], 7 + n % 120, ${pick(towns, 'n')}, s.status,
     1 + n % 3, case when s.status in ('In Progress', 'Completed') or n % 2 = 0 then 1 else 0 end,
     case when s.status in ('pending', 'On Hold') then 3 else 0 end,
     case when n % 3 = 0 then now() + (1 + n % 60) * interval '1 day' end,
     now() - interval '6 years' + n * interval '3 minutes'
   from generate_series(${from}, ${to}) n
     cross join lateral (select case when n % 20 < 12 then 'pending' when n % 20 < 15 then 'In Progress'
       when n % 20 < 17 then 'Completed' when n % 20 = 17 then 'On Hold' when n % 20 = 18 then 'Cancelled'
       else 'Draft' end as status) s
     join companies c on c.id = (select min(id) from companies) + (n - 1) / ${projectsEach}
   order by n`,
  `insert into applications (student_id, project_id, status, message, resume_link, applied_at, offer_expires_at, preference)
   select ${firstStudent} + ${from} + (p.id * 7919 + k * 104729) % ${to - from + 1}, p.id, s.status, 'I have built one like it.',
     'https://people.example/' || k, p.posted_at + k * interval '1 day',
     case when s.status = 'Offered' then now() + interval '5 days' end, case when k = 3 then 1 end
   from projects p
     cross join lateral generate_series(0, case when p.id % 19 < 5 then 5 else 4 end) k
     cross join lateral (select case
       when k = 0 and p.places_taken = 1 then case p.status when 'Completed' then 'Completed'
         when 'In Progress' then 'Accepted' else 'Offered' end
       when k = 0 or k = 4 then 'Withdrawn' when k = 5 then 'Rejected'
       when p.status not in ('pending', 'On Hold') then 'Closed'
       when k = 1 then 'Shortlisted' else 'Under Review' end as status) s
   where p.id > ${lastProject} and p.status <> 'Draft'`,
  `insert into skills (key, label, uses)
   select lower(name), name, count(*) from projects, unnest(string_to_array(skills, ', ')) name group by 1, 2
   on conflict (key) do update set uses = excluded.uses`,
];
