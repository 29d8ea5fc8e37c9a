import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import {
  checkPostings,
  type Posting,
  readPostings,
} from '../server/features/projects/import/posting.ts';
import type { Database } from '../server/platform/database/open.ts';

/** As many students as projects, a company for every hundred, and five applications a project on average. */
const projectsEach = 100;
/** Students have numbers of their own, far from those that the database gives. */
export const firstStudent = 100_000_000;

/** Made-up projects are made of these. Each list has a length of its own, so that their combinations hardly repeat. */
const acts = 'Load test,Redesign,Digital twin,Field survey,Energy audit,Prototype,Failure study';
const things =
  'a timber footbridge,a heat pump,an irrigation valve,a wind turbine blade,a tram stop,a robot arm,a water meter,an elevator drive,a solar carport,a rail sensor,a harbour crane';
const towns =
  'Lindow,Østfold,Karlsbrück,Porto Velho,Tarn,Vellmar,Ilmen,Ångby,Corvo,Marsh End,Leeds,Quarry Hill,Remote';
const skills =
  'Statics,FEM,CAD,Python,Surveying,MATLAB,SQL,Thermodynamics,PCB design,C++,Hydraulics,Control theory,GIS,Welding,Statistics,TypeScript,Soil mechanics';
const names =
  'Ada,Bela,Chidi,Dana,Emil,Farah,Goran,Hana,Ivo,Jun,Ångström,Okafor,Silva,Weber,Yilmaz,Novak,Tanaka,Byron,Keller';

/**
 * Fills a database up to so many projects, the newer ones added to those there are: companies, students, projects of
 * every state, and applications whose states and counts agree with their project's. Only the newer students apply to
 * the newer projects: the earlier ones' lists stay as long as they were. Statements only; a million projects with five
 * million applications take some minutes.
 */
export const fillUpTo = (db: Database, projects: number): Promise<void> =>
  byStatements(db, ['projects_count_skills on projects'], async (run) => {
    const [there] = (await run(
      'select count(*)::int as count, coalesce(max(id), 0)::int as last from projects',
    )) as [{ count: number; last: number }];
    await withIndexesAside(run, async () => {
      const from = there.count + 1;
      for (const each of peopleOf(from, projects)) await run(each);
      for (const each of projectsOf(from, projects, there.last)) await run(each);
    });
  });

const filledAtOnce = 20_000;

/** Fills an empty database with the students and companies alone that come with so many projects. */
export const fillWithPeople = (db: Database, count: number): Promise<void> =>
  byStatements(db, [], async (run) => {
    // In parts: the product's connections give up a statement after some seconds.
    for (let from = 1; from <= count; from += filledAtOnce)
      for (const each of peopleOf(from, Math.min(from + filledAtOnce - 1, count))) await run(each);
  });

/**
 * The postings of the CSV file that a bench was given. Ends the process with 2 where there is none.
 */
export function postingsGiven(): readonly Posting[] {
  const file = process.argv[2] ?? '../shared/data/projects.csv';
  if (existsSync(file)) return checkPostings(readPostings(readFileSync(file)).rows).good;
  console.error(`There is no file ${file}. Name a CSV of postings.`);
  process.exit(2);
}

export type Run = (statement: string) => Promise<unknown[]>;

/** Large statements one after the other on one connection, without these triggers; then all is analyzed. */
export const byStatements = (
  db: Database,
  triggers: readonly string[],
  fill: (run: Run) => Promise<void>,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    const run: Run = async (text) => (await sql.raw(text).execute(connection)).rows;
    const setTriggers = async (state: 'enable' | 'disable') => {
      for (const trigger of triggers) {
        const [name, table] = trigger.split(' on ');
        await run(`alter table ${table} ${state} trigger ${name}`);
      }
    };
    const settings = { statement_timeout: '0', synchronous_commit: 'off', jit: 'off' };
    for (const [name, value] of Object.entries({ ...settings, maintenance_work_mem: '512MB' }))
      await run(`set ${name} = '${value}'`);
    await setTriggers('disable');
    await fill(run);
    await setTriggers('enable');
    await run('vacuum (analyze)');
    await run('reset all');
  });

/**
 * Does `fill` with the large tables' indexes and references set aside, and makes them again from
 * their own definitions afterwards: many times faster than keeping them up row by row.
 */
async function withIndexesAside(run: Run, fill: () => Promise<void>): Promise<void> {
  const large = `any('{accounts,students,companies,projects,applications}'::regclass[])`;
  const aside = (await run(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where contype = 'f' and conrelid = ${large}
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
     from pg_index i where i.indrelid = ${large}
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
  )) as { drop: string; make: string }[];
  for (const { drop } of aside) await run(drop);
  await fill();
  for (const { make } of aside.reverse()) await run(make);
}

const pick = (words: string, by: string) =>
  `('{${words}}'::text[])[1 + (${by})::int % ${words.split(',').length}]`;

/** Students and companies, as many of them as come with these projects. */
const peopleOf = (from: number, to: number): string[] => [
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
];

/** They come after those that are there, with their applications. */
const projectsOf = (from: number, to: number, lastProject: number): string[] => [
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
