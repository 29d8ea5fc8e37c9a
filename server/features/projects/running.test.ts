import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anApplication,
  aProject,
  aStudent,
  type Someone,
  verified,
} from '../../testing/people.ts';
import { markPassedDeadlines } from './deadlines.ts';

let app: TestApp;
let company: Someone & { companyId: number };
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  company = await verified(app.services, await aCompany(app.services));
});
afterAll(() => app.close());

const project = (status: ProjectStatus = 'pending', places = 2) =>
  aProject(app.services, company, { status, places });
const move = (id: number, event: 'offer' | 'accept', { token }: Someone = company) =>
  app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
const applied = async (pid: number) => anApplication(app, await aStudent(app.services), pid);

describe('a deadline that has passed', () => {
  test('closes applying and is said in list and detail', async () => {
    const pid = await project();
    await sql`update projects set deadline = ${app.services.clock()} where id = ${pid}`.execute(
      app.services.db,
    );
    const student = await aStudent(app.services);
    const body = { studentId: student.id, projectId: pid };
    expect((await app.call(endpoints.apply, { body }, student.token)).body.code).toBe(
      'deadline-passed',
    );
    const one = await app.call(endpoints.getProject, { params: { pid } }, student.token);
    expect(one.body.applying).toBe('deadline-passed');
    const { body: listed } = await app.call(endpoints.listProjects, {}, student.token);
    expect(listed.find((row: { pid: number }) => row.pid === pid).applying).toBe('deadline-passed');
  });
});

describe('a project that is put on hold', () => {
  test('tells whoever waits for an answer once, and again when it goes on', async () => {
    const pid = await aProject(app.services, company, { title: 'A paused pier' });
    const student = await aStudent(app.services);
    const applicationId = await anApplication(app, student, pid);
    const move = (status: string) =>
      app.call(
        endpoints.moveProject,
        { params: { id: pid }, body: { status } } as never,
        company.token,
      );
    const told = async () =>
      (await app.call(endpoints.listNotifications, {}, student.token)).body.map(
        ({ title, link }: { title: string; link: string }) => [title, link],
      );
    const link = `/student/myproject?application=${applicationId}`;
    expect((await move('On Hold')).status).toBe(200);
    expect(await told()).toEqual([['On hold: A paused pier', link]]);
    expect((await move('pending')).status).toBe(200);
    expect(await told()).toEqual([
      ['Going on: A paused pier', link],
      ['On hold: A paused pier', link],
    ]);
    await move('Cancelled');
    expect((await told())[0]).toEqual(['Application closed', link]);
  });
});

describe('a project whose deadline has passed', () => {
  const past = '2024-01-01T00:00:00.000Z';
  const later = '2199-01-01T00:00:00.000Z';
  const open = (pid: number, more: object = {}) =>
    app.call(
      endpoints.moveProject,
      { params: { id: pid }, body: { status: 'pending', ...more } },
      company.token,
    );

  for (const status of ['Draft', 'On Hold'] as const) {
    test(`does not open from ${status}, until it has a later one`, async () => {
      const pid = await aProject(app.services, company, { status, deadline: past });
      const refused = await open(pid);
      expect([refused.status, refused.body.errors]).toEqual([
        400,
        [{ path: 'deadline', message: 'The deadline has passed. Choose a later one.' }],
      ]);
      expect((await open(pid, { deadline: past })).body.errors[0].path).toBe('deadline');
      const { body } = await open(pid, { deadline: later });
      expect(body).toMatchObject({ status: 'pending', deadline: later, applying: 'open' });
    });
  }

  test('is listed as open again with a later one', async () => {
    const title = 'A lighthouse reopened';
    const pid = await aProject(app.services, company, {
      title,
      status: 'On Hold',
      deadline: past,
    });
    await markPassedDeadlines(app.services.db, app.services.clock());
    await open(pid, { deadline: later });
    const student = await aStudent(app.services);
    const query = { openOnly: 'true', searchText: title } as const;
    const { body } = await app.call(endpoints.listProjects, { query }, student.token);
    expect(body.map((row: { pid: number }) => row.pid)).toEqual([pid]);
  });

  test('runs and ends all the same', async () => {
    const pid = await aProject(app.services, company, { status: 'On Hold', deadline: past });
    const body = { status: 'In Progress', deadline: later };
    const moved = await app.call(
      endpoints.moveProject,
      { params: { id: pid }, body },
      company.token,
    );
    expect(moved.body).toMatchObject({ status: 'In Progress', deadline: past });
  });
});

describe('a company’s own list', () => {
  const own = async (query: object = {}) =>
    (
      await app.call(
        endpoints.listProjects,
        { query: { onlyCompanyProjects: 'true', ...query } },
        company.token,
      )
    ).body;

  test('says what waits in each project, what waits longest first', async () => {
    const [quiet, newer, older] = [await project(), await project(), await project()];
    await applied(older);
    const offered = await applied(older);
    await applied(newer);
    await move(offered, 'offer');
    const rows = await own({ sort: 'waiting' });
    expect(rows.map(({ pid }: { pid: number }) => pid)).toEqual([older, newer, quiet]);
    expect(rows[0].waiting).toEqual({
      newApplications: 1,
      oldestNewAt: expect.stringMatching(/^\d{4}-.*Z$/),
      offers: 1,
      firstOfferEndsAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(rows[2].waiting).toEqual({
      newApplications: 0,
      oldestNewAt: null,
      offers: 0,
      firstOfferEndsAt: null,
    });
    expect(await own({ status: 'On Hold' })).toEqual([]);
  });

  test('is the only one that says so', async () => {
    await project();
    const stranger = await aCompany(app.services, 'Elsewhere Ltd');
    const student = await aStudent(app.services);
    for (const { token } of [stranger, student]) {
      const { body } = await app.call(endpoints.listProjects, {}, token);
      for (const row of body) expect(row).not.toHaveProperty('waiting');
    }
  });
});

describe('moving a project', () => {
  test('tells beforehand what it will cause, and then causes it', async () => {
    const pid = await project();
    const waiting = await aStudent(app.services);
    await anApplication(app, waiting, pid);
    const offered = await aStudent(app.services);
    const offer = await anApplication(app, offered, pid);
    await move(offer, 'offer');

    const params = { pid };
    const { body } = await app.call(endpoints.listProjectMoves, { params }, company.token);
    expect(body.moves.find(({ to }: { to: string }) => to === 'Cancelled')).toEqual({
      to: 'Cancelled',
      label: 'Cancelled',
      needsReason: false,
      causes: [
        '1 open application will be closed.',
        '1 offer is waiting for an answer and can still be accepted.',
      ],
    });

    const cancelled = { params: { id: pid }, body: { status: 'Cancelled' } };
    await app.call(endpoints.moveProject, cancelled, company.token);
    const own = async ({ id, token }: Someone) =>
      (await app.call(endpoints.listOwnApplications, { params: { studentId: id } }, token)).body;
    expect((await own(waiting))[0].status).toBe('Closed');
    expect((await own(offered))[0].status).toBe('Offered');
    const { body: news } = await app.call(endpoints.listNotifications, {}, waiting.token);
    expect(news[0].title).toBe('Application closed');
    const heard = await app.call(endpoints.listNotifications, {}, offered.token);
    expect(heard.body[0]).toMatchObject({
      kind: 'project news',
      title: expect.stringMatching(/: Cancelled$/),
    });
    expect((await move(offer, 'accept', offered)).body.status).toBe('Accepted');
  });

  test('a draft that is posted is the newest', async () => {
    const draft = await project('Draft');
    app.passTime(1000);
    await project();
    app.passTime(1000);
    const posted = { params: { id: draft }, body: { status: 'pending' } };
    await app.call(endpoints.moveProject, posted, company.token);
    const { body } = await app.call(endpoints.listProjects, {}, company.token);
    expect(body[0].pid).toBe(draft);
  });
});

test('a company is told how many of its own projects have each status', async () => {
  for (const status of ['pending', 'pending', 'Draft', 'Completed'] as const) await project(status);
  await aProject(app.services, await aCompany(app.services), { status: 'pending' });
  const { body } = await app.call(endpoints.countOwnProjects, {}, company.token);
  expect(
    new Map(body.map((row: { status: string; projects: number }) => Object.values(row))),
  ).toEqual(new Map(Object.entries({ pending: 2, Draft: 1, Completed: 1 })));
});
