import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Project } from '../../../../src/contract/projects/projects.ts';
import { savedProjectsAtMost } from '../../../../src/contract/projects/saved-projects.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, aProject, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services);
});
afterAll(() => app.close());

const save = ({ token }: Someone, pid: number, saved = true) =>
  app.call(endpoints.saveProject, { params: { pid }, body: { saved } }, token);
const list = async ({ token }: Someone, query: object = { saved: 'true' }): Promise<Project[]> =>
  (await app.call(endpoints.listProjects, { query }, token)).body;
const titles = async (student: Someone, query?: object) =>
  (await list(student, query)).map(({ title }) => title);

test('a saved project is marked for its student alone, in the list and in full, until it is let go', async () => {
  const [student, other] = [await aStudent(app.services), await aStudent(app.services)];
  const pid = await aProject(app.services, company, { title: 'A lock gate' });
  const marks = async ({ token }: Someone) => [
    (await list({ token } as Someone, {})).find((one) => one.pid === pid)?.saved,
    (await app.call(endpoints.getProject, { params: { pid } }, token)).body.saved,
  ];
  await save(student, pid);
  await save(student, pid);
  expect(await marks(student)).toEqual([true, true]);
  expect(await marks(other)).toEqual([false, false]);
  expect(await marks(company)).toEqual([null, null]);
  await save(student, pid, false);
  await save(student, pid, false);
  expect(await marks(student)).toEqual([false, false]);
});

test('those who saved find it still when it is full or completed, and why they cannot apply', async () => {
  const student = await aStudent(app.services);
  const pids = [
    await aProject(app.services, company, { title: 'Open' }),
    await aProject(app.services, company, { title: 'Full' }),
    await aProject(app.services, company, { title: 'Done' }),
  ];
  await aProject(app.services, company, { title: 'Not saved' });
  for (const pid of pids) await save(student, pid);
  await sql`update projects set places_taken = places where title = 'Full'`.execute(
    app.services.db,
  );
  await sql`update projects set status = 'Completed' where title = 'Done'`.execute(app.services.db);
  const found = await list(student);
  expect(Object.fromEntries(found.map(({ title, applying }) => [title, applying]))).toEqual({
    Open: 'open',
    Full: 'no-places-left',
    Done: 'not-open',
  });
  for (const sort of ['newest', 'fit', 'deadline'])
    expect(await titles(student, { saved: 'true', searchText: 'done', sort })).toEqual(['Done']);
  expect(await titles(student, { searchText: 'done' })).toEqual([]);
  const { headers } = await app.call(
    endpoints.listProjects,
    { query: { saved: 'true', pageSize: '1' } },
    student.token,
  );
  expect(headers['x-total-count']).toBe('3');
});

test('a project a student may not see cannot be saved, but can be removed from the saved ones', async () => {
  const student = await aStudent(app.services);
  const draft = await aProject(app.services, company, { status: 'Draft' });
  expect((await save(student, draft)).status).toBe(404);
  expect((await save(student, 999_999)).status).toBe(404);
  expect((await save(student, 999_999, false)).status).toBe(200);
});

test('a deleted project goes with its saves', async () => {
  const student = await aStudent(app.services);
  const pid = await aProject(app.services, company);
  await save(student, pid);
  await sql`delete from projects where id = ${pid}`.execute(app.services.db);
  expect(await list(student)).toEqual([]);
});

test('there is room for so many, also for several asked at once', async () => {
  const student = await aStudent(app.services);
  const pids = [];
  for (let at = 0; at < 4; at += 1) pids.push(await aProject(app.services, company));
  await sql`
    with made as (
      insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days,
        location, status, places, posted_at)
      select company_id, 'One of many', '', '', '', engineering_type, 1, '', 'pending', 1, now()
      from projects p, generate_series(3, ${savedProjectsAtMost}::int) where p.id = ${pids[0]} returning id)
    insert into saved_projects (student_id, project_id, saved_at)
    select ${student.id}, id, now() from made`.execute(app.services.db);
  const answers = await Promise.all(pids.map((pid) => save(student, pid)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'too-many-saved',
    detail:
      'You have saved 200 projects, which is the limit. Remove one from your saved projects first.',
  });
});
