import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Notification } from '../../../src/contract/notifications.ts';
import type { Project } from '../../../src/contract/projects/projects.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../testing/people.ts';

let app: TestApp;
let admin: Someone;
let company: Someone & { companyId: number };
let applicant: Someone;
let reader: Someone;
let pid: number;
let applicationId: number;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

beforeEach(async () => {
  company = await aCompany(app.services);
  applicant = await aStudent(app.services);
  reader = await aStudent(app.services);
  const skills = 'Cofferdams';
  pid = await aProject(app.services, company, { title: 'A cofferdam', skills, places: 2 });
  await aProject(app.services, company, { status: 'Completed', skills });
  applicationId = await anApplication(app, applicant, pid);
});

const setState = (state: 'active' | 'disabled') =>
  app.call(
    endpoints.setCompanyState,
    { params: { id: company.companyId }, body: { state } },
    admin.token,
  );
const apply = () =>
  app.call(endpoints.apply, { body: { studentId: reader.id, projectId: pid } }, reader.token);
const browse = async (query: object, token = reader.token): Promise<number[]> =>
  (await app.call(endpoints.listProjects, { query }, token)).body.map(
    (project: Project) => project.pid,
  );
const news = async (): Promise<Notification[]> =>
  (await app.call(endpoints.listNotifications, {}, applicant.token)).body;
const uses = async (): Promise<number> =>
  (await app.call(endpoints.suggestSkills, { query: { searchText: 'coffer' } }, reader.token))
    .body[0]?.uses ?? 0;

describe('what a disabled company posted', () => {
  test.each([
    ['the list', {}],
    ['a search by title', { searchText: 'cofferdam' }],
    ['a search by skill', { skills: 'Cofferdams' }],
    ['the best fits', { sort: 'fit' }],
    ['the next deadlines', { sort: 'deadline' }],
    ['one engineering type', { engineering: 'Civil' }],
    ['the pending ones', { status: 'pending' }],
    ['the completed ones', { status: 'Completed' }],
  ])('is not in %s, and comes back', async (_, query) => {
    const before = await browse(query);
    expect(before).not.toEqual([]);
    await setState('disabled');
    const own = before.filter((one) => one >= pid);
    expect(own).not.toEqual([]);
    expect(await browse(query)).toEqual(before.filter((one) => one < pid));
    const other = await aCompany(app.services, 'Elsewhere Ltd');
    expect((await browse(query, other.token)).filter((one) => one >= pid)).toEqual([]);
    await setState('active');
    expect(await browse(query)).toEqual(before);
  });

  test('cannot be applied to, whatever address leads there', async () => {
    await setState('disabled');
    const read = await app.call(endpoints.getProject, { params: { pid } }, reader.token);
    expect(read.body.applying).toBe('not-open');
    expect(await apply()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    await setState('active');
    expect((await apply()).status).toBe(201);
  });

  test('is in no suggestion of skills and on no public profile', async () => {
    const before = await uses();
    const open = async () =>
      (await app.call(endpoints.getCompany, { params: { id: company.companyId } }, reader.token))
        .body.openProjects;
    await setState('disabled');
    expect(await uses()).toBe(before - 2);
    expect(await open()).toEqual([]);
    await setState('active');
    expect(await uses()).toBe(before);
    expect(await open()).toHaveLength(1);
  });

  test('takes no part in an assignment', async () => {
    const preview = async () =>
      (await app.call(endpoints.previewAssignment, { body: { projectIds: [pid] } }, admin.token))
        .body.applications;
    expect(await preview()).toBe(1);
    await setState('disabled');
    expect(await preview()).toBe(0);
    await setState('active');
  });

  test('stays hidden when an admin posts more for it', async () => {
    await setState('disabled');
    const added = await aProject(app.services, company, { title: 'A later one' });
    expect(await browse({ searchText: 'A later one' })).toEqual([]);
    expect(await browse({ searchText: 'A later one' }, admin.token)).toEqual([added]);
    await setState('active');
    expect(await browse({ searchText: 'A later one' })).toEqual([added]);
  });
});

describe('whoever applied there', () => {
  test('is told that the project is closed for now, and when it is open again', async () => {
    const [before] = await news();
    expect(before).toBeUndefined();
    await setState('disabled');
    const link = `/student/myproject?application=${applicationId}`;
    expect(await news()).toMatchObject([{ title: 'Project closed for now', link }]);
    await setState('active');
    expect((await news())[0]).toMatchObject({ title: 'Project open again', link });
    await setState('active');
    expect(await news()).toHaveLength(2);
  });

  test('finds it among the saved ones, without what the company wrote, and reads why nobody answers', async () => {
    const body = { saved: true };
    await app.call(endpoints.saveProject, { params: { pid }, body }, applicant.token);
    const savedOnes = async (): Promise<Project[]> =>
      (await app.call(endpoints.listProjects, { query: { saved: 'true' } }, applicant.token)).body;
    const params = { studentId: applicant.id };
    const applied = async () =>
      (await app.call(endpoints.listOwnApplications, { params, query: {} }, applicant.token))
        .body[0];
    const [before] = await savedOnes();
    expect([before?.companyAway, (await applied()).companyAway]).toEqual([undefined, false]);
    await setState('disabled');
    const unwritten = { description: '', projectLink: '', skills: '', deliverables: null };
    const away = { pid, title: 'A cofferdam', companyAway: true, ...unwritten };
    expect(await savedOnes()).toMatchObject([away]);
    const read = await app.call(endpoints.getProject, { params: { pid } }, reader.token);
    expect(read.body).toMatchObject({ ...away, notes: [] });
    expect(await applied()).toMatchObject({ companyAway: true, status: 'Under Review' });
    await setState('active');
    expect(await savedOnes()).toEqual([before]);
  });

  test('keeps the application, and may withdraw it', async () => {
    await setState('disabled');
    const params = { id: applicationId };
    const read = await app.call(endpoints.getApplication, { params }, applicant.token);
    expect(read.body.status).toBe('Under Review');
    const moved = await app.call(
      endpoints.moveApplication,
      { params, body: { event: 'withdraw' } },
      applicant.token,
    );
    expect(moved.body.status).toBe('Withdrawn');
    await setState('active');
  });
});

test('an application sent while its company is disabled is never left unnoticed', async () => {
  const [, applied] = await Promise.all([setState('disabled'), apply()]);
  const told = (await app.call(endpoints.listNotifications, {}, reader.token)).body;
  expect(applied.status === 201 ? told.length : applied.body.code).toBe(
    applied.status === 201 ? 1 : 'not-open',
  );
});
