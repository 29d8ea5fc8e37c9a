import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let company: Someone & { companyId: number };
let admin: Someone;
let pid: number;
let projectTitle: string;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
beforeEach(async () => {
  company = await aCompany(app.services);
  projectTitle = `A weir for ${company.id}`;
  pid = await aProject(app.services, company, { title: projectTitle });
});
afterAll(() => app.close());

const write = (body: object, { token }: Someone = company) =>
  app.call(endpoints.addStatusUpdate, { body: { projectTitle, ...body } as never }, token);
const list = (query: object = {}, { token }: Someone = company) =>
  app.call(endpoints.listStatusUpdates, { query }, token);
const statusOf = async () =>
  (await app.call(endpoints.getProject, { params: { pid } }, company.token)).body.status;

describe('a progress note', () => {
  test('is written, changed with its time, and deleted by the project’s company', async () => {
    const { status, body } = await write({ title: 'Initial Review', remarks: 'Drawings are in.' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ projectTitle, title: 'Initial Review', projectId: pid });
    app.passTime(60_000);
    const changed = await app.call(
      endpoints.updateStatusUpdate,
      { params: { id: body.id }, body: { projectTitle, title: 'Ready for Deployment' } },
      company.token,
    );
    expect(changed.body).toMatchObject({ title: 'Ready for Deployment', projectId: pid });
    expect(Date.parse(changed.body.updatedAt)).toBeGreaterThanOrEqual(
      Date.parse(body.updatedAt) + 60_000,
    );
    const params = { id: body.id };
    await app.call(endpoints.deleteStatusUpdate, { params }, company.token);
    expect((await list()).body).toEqual([]);
  });

  test('needs a project and one of the eight titles', async () => {
    expect((await write({ projectTitle: ' ', title: '' })).body.errors).toEqual([
      { path: 'projectTitle', message: 'Project Title is required.' },
      { path: 'title', message: 'Status Title is required.' },
    ]);
    expect((await write({ title: 'Nearly done' })).body.errors[0].path).toBe('title');
  });

  test('is linked to the project with its title, in any letter case', async () => {
    const { body } = await write(
      { projectTitle: projectTitle.toUpperCase(), title: 'Ongoing' },
      admin,
    );
    expect(body).toMatchObject({ projectId: pid, projectTitle });
    const loose = await write({ projectTitle: 'A tunnel to nowhere', title: 'Ongoing' }, admin);
    expect(loose.body).toMatchObject({ projectId: null, projectTitle: 'A tunnel to nowhere' });
  });

  test('of another company’s project is neither written, read, changed nor deleted', async () => {
    const { body: note } = await write({ title: 'Ongoing' });
    const stranger = await aCompany(app.services, 'Elsewhere Ltd');
    const refused = await write({ title: 'Ongoing' }, stranger);
    expect(refused.status).toBe(404);
    expect(refused.body.errors[0].path).toBe('projectTitle');
    expect((await list({}, stranger)).body).toEqual([]);
    const params = { id: note.id };
    const body = { projectTitle, title: 'On Hold' } as const;
    expect(
      (await app.call(endpoints.updateStatusUpdate, { params, body }, stranger.token)).status,
    ).toBe(404);
    expect((await app.call(endpoints.deleteStatusUpdate, { params }, stranger.token)).status).toBe(
      404,
    );
  });

  test('is found by text and by project, the newest first', async () => {
    const other = await aProject(app.services, company, { title: `A lock for ${company.id}` });
    await write({ title: 'Ongoing', remarks: 'Piles are driven.' });
    app.passTime(1000);
    await write({ projectTitle: `A lock for ${company.id}`, title: 'On Hold' });
    const titles = async (query: object, who: Someone = company) =>
      (await list(query, who)).body.map(({ title }: { title: string }) => title);
    expect(await titles({})).toEqual(['On Hold', 'Ongoing']);
    expect(await titles({ searchText: 'PILES' })).toEqual(['Ongoing']);
    expect(await titles({ searchText: 'lock for' })).toEqual(['On Hold']);
    expect(await titles({ projectId: String(other) }, admin)).toEqual(['On Hold']);
    const page = await list({ page: '2', pageSize: '1' });
    expect([page.body[0].title, page.headers['x-total-count']]).toEqual(['Ongoing', '2']);
  });

  test('is told to whoever holds a place, and stands in the project', async () => {
    const [student, waiting] = [await aStudent(app.services), await aStudent(app.services)];
    const id = await anApplication(app, student, pid);
    await anApplication(app, waiting, pid);
    const offer = { params: { id }, body: { event: 'offer' } } as const;
    await app.call(endpoints.moveApplication, offer, company.token);
    await write({ title: 'Ongoing', remarks: 'Bring boots.' });
    const news = async ({ token }: Someone) =>
      (await app.call(endpoints.listNotifications, {}, token)).body;
    expect((await news(student))[0]).toMatchObject({
      kind: 'project news',
      title: `${projectTitle}: Ongoing`,
      message: 'Bring boots.',
    });
    expect(await news(waiting)).toEqual([]);
    const one = await app.call(endpoints.getProject, { params: { pid } }, student.token);
    expect(one.body.notes[0]).toMatchObject({ title: 'Ongoing', remarks: 'Bring boots.' });
  });
});

describe('a progress note that moves its project', () => {
  test('moves it along the lifecycle, and tells of it once', async () => {
    const student = await aStudent(app.services);
    const id = await anApplication(app, student, pid);
    const offer = { params: { id }, body: { event: 'offer' } } as const;
    await app.call(endpoints.moveApplication, offer, company.token);
    expect((await write({ title: 'Ongoing', moveProject: true })).status).toBe(201);
    expect(await statusOf()).toBe('In Progress');
    const { body } = await app.call(endpoints.listNotifications, {}, student.token);
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual([
      'project news',
      'offer received',
    ]);
  });

  test('writes nothing when the move is not possible', async () => {
    const { status, body } = await write({ title: 'Completed', moveProject: true });
    expect([status, body.code]).toEqual([409, 'move-not-allowed']);
    expect(body.allowed).toEqual(['In Progress', 'On Hold', 'Cancelled']);
    expect((await list()).body).toEqual([]);
    expect(await statusOf()).toBe('pending');
  });

  test('does not move it to what is no project’s status', async () => {
    expect((await write({ title: 'Shortlisted', moveProject: true })).body.errors).toEqual([
      { path: 'moveProject', message: 'A project cannot have the status Shortlisted.' },
    ]);
  });

  test('leaves a project where it is already', async () => {
    expect((await write({ title: 'Pending', moveProject: true })).status).toBe(201);
    expect(await statusOf()).toBe('pending');
  });
});
