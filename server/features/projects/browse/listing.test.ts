import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Project } from '../../../../src/contract/projects/projects.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, anApplication, aProject, aStudent } from '../../../testing/people.ts';

const hour = 3_600_000;

let app: TestApp;
let token: string;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services);
  ({ token } = await aStudent(app.services));
});
afterAll(() => app.close());

const titles = async (query: object, reader = token): Promise<string[]> =>
  (await app.call(endpoints.listProjects, { query }, reader)).body.map(
    ({ title }: Project) => title,
  );
const inHours = (hours: number) => new Date(app.services.clock().getTime() + hours * hour);
/** A moment passes before each, so that the last one is the newest. */
async function post(form: Parameters<typeof aProject>[2]) {
  app.passTime(1000);
  return aProject(app.services, company, form);
}

describe('projects open to a student', () => {
  beforeAll(async () => {
    const skills = 'Slate';
    await post({ title: 'Open', skills });
    await post({ title: 'Closing', skills, deadline: inHours(1).toISOString() });
    await post({ title: 'Ongoing', skills, status: 'In Progress' });
    await post({ title: 'Full', skills });
    await post({ title: 'Too late', skills, deadline: inHours(-1).toISOString() });
    await sql`update projects set places_taken = places where title = 'Full'`.execute(
      app.services.db,
    );
  });
  const skills = 'Slate';

  test.each([
    ['newest', ['Closing', 'Open', 'Too late', 'Full', 'Ongoing']],
    ['deadline', ['Closing', 'Open', 'Too late', 'Ongoing', 'Full']],
    ['title', ['Closing', 'Open', 'Full', 'Ongoing', 'Too late']],
    ['-title', ['Open', 'Closing', 'Too late', 'Ongoing', 'Full']],
    ['fit', ['Closing', 'Open', 'Too late', 'Full', 'Ongoing']],
  ])('comes first in the order %s', async (sort, expected) => {
    expect(await titles({ sort, skills })).toEqual(expected);
  });

  test('is all that is left by “Open only”', async () => {
    expect(await titles({ openOnly: 'true', skills })).toEqual(['Closing', 'Open']);
    const answer = await app.call(
      endpoints.listProjects,
      { query: { openOnly: 'true', skills, pageSize: '1' } },
      token,
    );
    expect(answer.headers['x-total-count']).toBe('2');
  });

  test('ends with the deadline: at once for “Open only”, with the next round for the order', async () => {
    app.passTime(hour + 1000);
    expect(await titles({ openOnly: 'true', skills })).toEqual(['Open']);
    expect(await app.services.timeouts.sweep()).toMatchObject({ deadlinesPassed: 1 });
    expect((await titles({ skills }))[0]).toBe('Open');
    const { rows } = await sql<{ id: number }>`
      select id from projects where title = 'Closing'`.execute(app.services.db);
    const { body } = await app.call(endpoints.getProject, { params: { pid: rows[0]!.id } }, token);
    const edit = { ...body, deadline: inHours(2).toISOString() };
    await app.call(endpoints.editProject, { params: { pid: body.pid }, body: edit }, company.token);
    expect(await titles({ openOnly: 'true', skills })).toEqual(['Closing', 'Open']);
  });

  test('does not change the order of others', async () => {
    const { token: admin } = await anAdmin(app.services);
    const [first] = await titles({ skills, sort: 'newest' }, admin);
    expect(first).toBe('Too late');
  });
});

test('pay, place and hours narrow the list, and a project applied to links to the application', async () => {
  const skills = 'Basalt';
  await post({ title: 'Long', skills, workplace: 'remote', hoursPerWeek: 20 });
  await post({ title: 'Unpaid', skills, workplace: 'remote', hoursPerWeek: 8, pay: 'unpaid' });
  const pid = await post({ title: 'Paid', skills });
  for (const [query, expected] of [
    [{ paid: 'true' }, ['Paid', 'Long']],
    [{ remote: 'true' }, ['Unpaid', 'Long']],
    [{ maxHours: '12' }, ['Paid', 'Unpaid']],
    [{ paid: 'true', remote: 'true', maxHours: '20' }, ['Long']],
  ] as const)
    expect([query, await titles({ skills, ...query })]).toEqual([query, expected]);
  const student = await aStudent(app.services);
  const id = await anApplication(app, student, pid);
  const { body } = await app.call(endpoints.listProjects, { query: { skills } }, student.token);
  expect(body.map(({ applicationId }: Project) => applicationId)).toEqual([id, null, null]);
});

describe('a search', () => {
  beforeAll(async () => {
    const gantry = await aCompany(app.services, 'Gantry Ltd');
    await post({ title: 'A gantry crane' });
    await post({ title: 'A hoist', skills: 'Welding, Gantry design' });
    await aProject(app.services, gantry, { title: 'A jib' });
    app.passTime(1000);
    await post({ title: 'The old gantry', status: 'In Progress' });
  });

  test.each(['newest', 'deadline', 'title', 'fit'])(
    'finds titles first, then skills and companies, in the order %s',
    async (sort) => {
      const [first, ...others] = await titles({ searchText: 'GANTRY', sort });
      expect(first).toBe('A gantry crane');
      expect(others.slice(0, 2).sort()).toEqual(['A hoist', 'A jib']);
      expect(others[2]).toBe('The old gantry');
      expect(others).toHaveLength(3);
    },
  );

  test('pages through what it found, each project once', async () => {
    const paged = [];
    for (const page of ['1', '2', '3', '4'])
      paged.push(...(await titles({ searchText: 'gantry', page, pageSize: '1' })));
    expect(paged).toEqual(await titles({ searchText: 'gantry' }));
    const query = { searchText: 'gantry', pageSize: '1' };
    const { headers } = await app.call(endpoints.listProjects, { query }, token);
    expect(headers['x-total-count']).toBe('4');
  });

  test('knows a company by its new name, and a project by its new skills', async () => {
    const { db } = app.services;
    await sql`update companies set name = 'Portal Ltd' where name = 'Gantry Ltd'`.execute(db);
    await sql`update projects set skills = 'Portal frames' where title = 'A hoist'`.execute(db);
    expect((await titles({ searchText: 'portal' })).sort()).toEqual(['A hoist', 'A jib']);
    expect(await titles({ searchText: 'gantry' })).toEqual(['A gantry crane', 'The old gantry']);
  });

  test('by somebody who is no student finds the same', async () => {
    expect(await titles({ searchText: 'portal' }, company.token)).toHaveLength(2);
  });
});

test('a project that one has applied to keeps its place among the open ones', async () => {
  const pid = await post({ title: 'Applied for', skills: 'Peat' });
  await post({ title: 'Running', skills: 'Peat', status: 'In Progress' });
  const student = await aStudent(app.services);
  await anApplication(app, student, pid);
  expect(await titles({ skills: 'Peat' }, student.token)).toEqual(['Applied for', 'Running']);
});

test('the projects of one company: all of them for an admin, what was posted for others', async () => {
  const other = await aCompany(app.services, 'One of many');
  await aProject(app.services, other, { title: 'Posted' });
  await aProject(app.services, other, { title: 'Not yet', status: 'Draft' });
  const query = { companyId: String(other.companyId), sort: 'title' };
  const admin = await anAdmin(app.services);
  expect(await titles(query, admin.token)).toEqual(['Not yet', 'Posted']);
  const student = await aStudent(app.services);
  expect(await titles(query, student.token)).toEqual(['Posted']);
});

test('titles stand where readers look for them, whatever letters they begin with', async () => {
  const skills = 'Reading order';
  for (const title of ['Zurich', 'Łódź tram', 'lock', 'Ångström', 'apple', 'Lodz bus', 'Émile'])
    await post({ title, skills });
  const sorted = ['Ångström', 'apple', 'Émile', 'lock', 'Lodz bus', 'Łódź tram', 'Zurich'];
  expect(await titles({ sort: 'title', skills })).toEqual(sorted);
  expect(await titles({ sort: '-title', skills })).toEqual(sorted.toReversed());
});
