import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import { stated } from '../../../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anApplication, aProject, aStudent, type Someone } from '../../testing/people.ts';

const day = 86_400_000;
let app: TestApp;
let company: Someone & { companyId: number };
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  company = await aCompany(app.services);
});
afterAll(() => app.close());

const brief = {
  title: 'A footbridge of reclaimed timber',
  description: 'Measure, model and load-test a six-metre span.',
  skills: 'Statics, FEM',
  engineeringType: 'Civil',
  duration: 30,
  location: 'Remote',
  places: 2,
  ...stated,
} as const;
const project = (status: ProjectStatus = 'pending', places = 2) =>
  aProject(app.services, company, { status, places });
const edit = (pid: number, changes: object = {}, { token } = company) =>
  app.call(endpoints.editProject, { params: { pid }, body: { ...brief, ...changes } }, token);
const move = (id: number, event: 'offer' | 'accept', { token }: Someone = company) =>
  app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
const applied = async (pid: number) => anApplication(app, await aStudent(app.services), pid);

describe('editing a project', () => {
  test('everything may change while it is open', async () => {
    const deadline = new Date(Date.now() + 9 * day).toISOString();
    const changes = {
      title: 'A weir',
      skills: 'CAD,  cad, Welding',
      engineeringType: 'Mechanical',
      deadline,
    };
    const { status, body } = await edit(await project(), changes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...changes, skills: 'CAD, Welding' });
  });

  test('there are never fewer places than are taken', async () => {
    const pid = await project();
    await move(await applied(pid), 'offer');
    await move(await applied(pid), 'offer');
    expect((await edit(pid, { places: 1 })).body.errors).toEqual([
      {
        path: 'places',
        message: '2 places have already been offered or taken. Use at least that number.',
      },
    ]);
    expect((await edit(pid, { places: 3 })).body).toMatchObject({ places: 3, placesTaken: 2 });
  });

  test('once it runs, what students agreed to stays', async () => {
    const pid = await project('In Progress');
    const { status, body } = await edit(pid, { title: 'Another', duration: 90, places: 3 });
    expect([status, body.code]).toEqual([409, 'not-editable']);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['title', 'duration']);
    expect(body.allowed).toEqual(['description', 'projectLink', 'places']);
    const later = { description: 'Now with a handrail.', places: 3 };
    expect((await edit(pid, later)).body).toMatchObject(later);
  });

  test('an ended project stays as it was', async () => {
    for (const status of ['Completed', 'Cancelled'] as const) {
      const pid = await project(status);
      expect((await edit(pid, { description: 'Better.' })).body.code).toBe('not-editable');
      expect((await edit(pid)).status).toBe(200);
    }
  });

  test('a deadline is set in the future, and may pass', async () => {
    const pid = await project();
    const past = new Date(Date.now() - day).toISOString();
    expect((await edit(pid, { deadline: past })).body.errors[0].path).toBe('deadline');
    const posted = await app.call(
      endpoints.postProject,
      { body: { ...brief, deadline: past } },
      company.token,
    );
    expect(posted.body.errors[0].path).toBe('deadline');
    await sql`update projects set deadline = ${past} where id = ${pid}`.execute(app.services.db);
    expect((await edit(pid, { deadline: past, title: 'A weir' })).body.title).toBe('A weir');
  });

  test('only its company and admins change it', async () => {
    const stranger = await aCompany(app.services, 'Elsewhere Ltd');
    expect((await edit(await project(), {}, stranger)).status).toBe(404);
  });
});

describe('deleting a project', () => {
  const remove = (pid: number, { token }: Someone = company) =>
    app.call(endpoints.deleteProject, { params: { pid } }, token);

  test('a draft goes', async () => {
    const pid = await project('Draft');
    expect((await remove(pid)).status).toBe(200);
    expect((await remove(pid)).status).toBe(404);
  });

  test('a project that students have seen or applied to cannot be deleted, and says why', async () => {
    const pid = await project();
    expect((await remove(pid)).body).toMatchObject({ code: 'in-use', status: 409 });
    await applied(pid);
    expect((await remove(pid)).body.detail).toBe(
      '1 application depends on this project. Cancel the project instead.',
    );
  });
});
