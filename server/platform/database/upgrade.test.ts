import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openInMemory } from './open.ts';

let database: OpenDatabase;

/** A database in use before disabled companies were hidden, profiles kept and the audit reduced to names. */
beforeAll(async () => {
  database = await openInMemory();
  await migrate(database.db, '0014_no_projects_version.sql');
  await sql
    .raw(`
    insert into accounts (id, email, role, state, created_at) values
      (1, 'ada@x.example', 'Student', 'active', now()), (2, 'shut@x.example', 'Company', 'disabled', now()),
      (3, 'open@x.example', 'Company', 'active', now()), (4, 'bo@x.example', 'Student', 'active', now()),
      (5, 'new@x.example', 'Student', 'unverified', now());
    insert into students (id, first_name, last_name, engineering_type, college_year, university, joined_at, bio, links)
      values (1, 'Ada', 'Byron', 'Civil', 'Third', 'Lindow', now(), 'Of before.', '{https://a.example}'),
        (4, 'Bo', 'Lee', 'Civil', 'Third', ' LINDOW  ', now(), '', '{}'),
        (5, 'New', 'Comer', 'Civil', 'Third', 'Nowhere yet', now(), '', '{}');
    insert into companies (id, account_id, name, recruiter, email, industry, size, verified_at, created_at) values
      (1, 2, 'Shut Works', 'R', 'shut@x.example', 'Bridges', '1-10', now(), now()),
      (2, 3, 'Öpen & Co.', 'R', 'open@x.example', 'Bridges', '1-10', now(), now());
    insert into projects (id, company_id, title, description, project_link, skills, engineering_type, duration_days,
      location, status, places, posted_at) values
      (1, 1, 'Hidden', 'D', '', 'FEM, Welding', 'Civil', 30, 'Remote', 'pending', 1, now()),
      (2, 2, 'Shown', 'D', '', 'FEM, CAD', 'Civil', 30, 'Remote', 'pending', 1, now()),
      (3, 2, 'Draft', 'D', '', 'Hushed', 'Civil', 30, 'Remote', 'Draft', 1, now());
    insert into applications (id, student_id, project_id, status, message, resume_link, applied_at)
      values (1, 1, 2, 'Under Review', '', '', now() - interval '30 days'),
        (2, 4, 2, 'Accepted', '', '', '2026-03-01'), (3, 4, 1, 'Completed', '', '', '2026-03-01');
    insert into application_events (application_id, at, account_id, event, from_status, to_status, reason, note) values
      (2, '2026-03-02', 4, 'accept', 'Offered', 'Accepted', '', ''),
      (3, '2026-03-02', 4, 'accept', 'Offered', 'Accepted', '', ''),
      (3, '2026-04-02', 2, 'complete', 'Accepted', 'Completed', '', 'Well done.');
    insert into audit_log (at, account_id, who, act, kind, subject_id, subject, before, after) values
      (now(), 9, 'a@x', 'deleted', 'student', 7, 'Bo', '{"bio": "A secret.", "state": "active"}', null),
      (now(), 9, 'a@x', 'answered', 'message', 4, 'My divorce', '{"state": "open"}', '{"state": "answered", "reply": "A secret."}'),
      (now(), 9, 'a@x', 'changed', 'company', 1, 'Shut Works', '{"name": "Shut"}', '{"name": "Shut Works"}');`)
    .execute(database.db);
  await migrate(database.db, '0105_silent_students.sql');
  await sql
    .raw(`
    insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at)
      values (2, 1, 'Agreed', '[{"number": 2, "title": "Survey"}, {"number": 1, "title": "Drawing"}]', '', now());
    insert into milestones (engagement_id, number, place, title, deliverable, due_on, first_due_on, since)
      values (2, 2, 1, 'Survey', 'Levels.', '2026-05-01', '2026-05-01', now());`)
    .execute(database.db);
  await migrate(database.db);
});
afterAll(() => database.close());

const read = async <Row>(statement: string): Promise<Row[]> =>
  (await sql.raw<Row>(statement).execute(database.db)).rows;

test('an upgrade hides what a disabled company had posted, and counts the skills that people may see', async () => {
  expect(await read(`select title from projects where company_disabled`)).toEqual([
    { title: 'Hidden' },
  ]);
  expect(await read(`select key, label, uses from skills order by key`)).toEqual([
    { key: 'cad', label: 'CAD', uses: 1 },
    { key: 'fem', label: 'FEM', uses: 1 },
  ]);
  await sql`update accounts set state = 'active' where id = 2`.execute(database.db);
  expect(await read(`select key from skills where uses = 2`)).toEqual([{ key: 'fem' }]);
});

test('an upgrade makes whoever signed in for a company its owner, by the recruiter’s name', async () => {
  expect(
    await read(`select company_id, account_id, member_role, name from company_members order by 1`),
  ).toEqual([
    { company_id: 1, account_id: 2, member_role: 'Owner', name: 'R' },
    { company_id: 2, account_id: 3, member_role: 'Owner', name: 'R' },
  ]);
});

test('an upgrade gives every application the profile of that day', async () => {
  expect(
    await read(`select f.name, f.bio, f.links, f.as_of > a.applied_at as later
      from application_profiles f join applications a on a.id = f.application_id where a.student_id = 1`),
  ).toEqual([{ name: 'Ada Byron', bio: 'Of before.', links: ['https://a.example'], later: true }]);
});

test('an upgrade takes out of the audit what people had written, and keeps that it is append-only', async () => {
  expect(await read(`select subject, before, after from audit_log order by id`)).toEqual([
    { subject: 'Bo', before: { bio: null, state: 'active' }, after: null },
    {
      subject: 'Message 4',
      before: { state: 'open' },
      after: { reply: null, state: 'answered' },
    },
    { subject: 'Shut Works', before: { name: 'Shut' }, after: { name: 'Shut Works' } },
  ]);
  await expect(sql`delete from audit_log`.execute(database.db)).rejects.toThrow('append-only');
});

test('an upgrade keeps every entry of the audit with its number, and counts on from there', async () => {
  await sql`insert into audit_log (at, account_id, who, act, kind, subject)
    values (now(), 9, 'a@x', 'added', 'company', 'After')`.execute(database.db);
  expect(await read(`select id, subject from audit_log order by id`)).toEqual([
    { id: 1, subject: 'Bo' },
    { id: 2, subject: 'Message 4' },
    { id: 3, subject: 'Shut Works' },
    { id: 4, subject: 'After' },
  ]);
});

test('an upgrade knows what the names of companies look like', async () => {
  expect(await read(`select look from companies order by id`)).toEqual([
    { look: 'shutworks' },
    { look: 'openco' },
  ]);
});

test('an upgrade makes a university of each text that students had, and leaves the text as it was', async () => {
  expect(
    await read(`select s.id, s.university, u.name from students s
      left join universities u on u.id = s.university_id order by s.id`),
  ).toEqual([
    { id: 1, university: 'Lindow', name: expect.stringMatching(/^lindow$/i) },
    { id: 4, university: ' LINDOW  ', name: expect.stringMatching(/^lindow$/i) },
    // Nobody has confirmed that address.
    { id: 5, university: 'Nowhere yet', name: null },
  ]);
  expect(await read(`select count(*)::int as rows from universities`)).toEqual([{ rows: 1 }]);
});

test('an upgrade opens a room for every place that was taken, and tells in it what had happened', async () => {
  expect(
    await read(`select id, state, next, turn, (opened_at at time zone 'UTC')::date::text as opened,
      turn_since = opened_at as waits, student_acted_at = opened_at as acted from engagements order by id`),
  ).toEqual([
    {
      id: 2,
      state: 'Planning',
      next: 'propose plan',
      turn: 'company',
      opened: '2026-03-02',
      waits: true,
      acted: true,
    },
    {
      id: 3,
      state: 'Completed',
      next: null,
      turn: null,
      opened: '2026-03-02',
      waits: null,
      acted: true,
    },
  ]);
  expect(
    await read(
      `select about_id as id, kind as event, coalesce(facts ->> 'note', '') as note from events
       where about = 'engagement' order by about_id, at`,
    ),
  ).toEqual([
    { id: 2, event: 'opened', note: '' },
    { id: 3, event: 'opened', note: '' },
    { id: 3, event: 'completed', note: 'Well done.' },
  ]);
});

test('an upgrade leaves every milestone to each student, in the order of its plan', async () => {
  expect(await read(`select milestones from plan_versions`)).toEqual([
    {
      milestones: [
        { number: 2, title: 'Survey', by: 'each' },
        { number: 1, title: 'Drawing', by: 'each' },
      ],
    },
  ]);
  expect(await read(`select title, by from milestones`)).toEqual([{ title: 'Survey', by: 'each' }]);
});

test('a version starts on the tables of a later one, as a release is rolled out or taken back; one that lacks a step of its own does not', async () => {
  const ran = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, now()::text)`.execute(
      database.db,
    );
  await ran('9999_of_a_later_version.sql');
  await migrate(database.db);
  await ran('0014_of_nobody.sql');
  await expect(migrate(database.db)).rejects.toThrow('0014_of_nobody.sql is missing');
});
