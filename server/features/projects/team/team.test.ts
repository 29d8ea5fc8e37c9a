import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  aMember,
  anApplication,
  aProject,
  aStudent,
  type Someone,
  supervises,
} from '../../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A project with an owner, a recruiter who leads it, a supervisor of it and one of another project. */
async function aTeam() {
  const { services } = app;
  const owner = await aCompany(services);
  const [pid, elsewhere] = [await aProject(services, owner), await aProject(services, owner)];
  const mara = await aMember(services, owner.companyId, 'Recruiter');
  const sam = await aMember(services, owner.companyId, 'Supervisor', 'Sam Osei');
  await supervises(services, sam, elsewhere);
  const body = { leadId: mara.id, supervisorIds: [sam.id] };
  const saved = await app.call(endpoints.saveProjectTeam, { params: { pid }, body }, owner.token);
  return { owner, mara, sam, pid, elsewhere, saved };
}

const move = (id: number, event: 'offer' | 'accept' | 'shortlist', { token }: Someone) =>
  app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
const titlesOf = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title }: { title: string }) => title,
  );

test('news of a project goes to who leads it, of its work to who supervises it too, and to nobody else', async () => {
  const { owner, mara, sam, pid, saved } = await aTeam();
  expect(saved.body).toEqual({
    version: expect.any(String),
    lead: { accountId: mara.id, name: 'Mara Lindt' },
    supervisors: [{ accountId: sam.id, name: 'Sam Osei' }],
  });
  const student = await aStudent(app.services);
  const id = await anApplication(app, student, pid);
  await move(id, 'offer', mara);
  await move(id, 'accept', student);
  expect(await titlesOf(mara)).toEqual(['Offer accepted', 'New application', 'A project for you']);
  expect(await titlesOf(sam)).toEqual(['Offer accepted', 'A project for you']);
  expect(await titlesOf(owner)).toEqual([]);
});

test('once a lead has left, the owner hears instead', async () => {
  const { owner, mara, pid } = await aTeam();
  await app.call(endpoints.leaveCompany, {}, mara.token);
  await anApplication(app, await aStudent(app.services), pid);
  expect(await titlesOf(owner)).toEqual(['New application']);
});

test('a supervisor sees the projects they are on, who takes part there, and chooses nobody', async () => {
  const { owner, mara, sam, pid } = await aTeam();
  const other = await aProject(app.services, owner, { status: 'Draft' });
  const query = { onlyCompanyProjects: 'true' } as const;
  const { body: listed } = await app.call(endpoints.listProjects, { query }, sam.token);
  expect(listed).toHaveLength(2);
  const draft = await app.call(endpoints.getProject, { params: { pid: other } }, sam.token);
  expect(draft.status).toBe(404);
  const [waiting, working] = [await aStudent(app.services), await aStudent(app.services)];
  const waitingId = await anApplication(app, waiting, pid);
  const workingId = await anApplication(app, working, pid);
  await move(workingId, 'offer', mara);
  await move(workingId, 'accept', working);
  const { body: people } = await app.call(endpoints.listApplicants, { params: { pid } }, sam.token);
  expect(people.map((one: { applicationId: number }) => one.applicationId)).toEqual([workingId]);
  expect((await move(waitingId, 'shortlist', sam)).status).toBe(404);
});

test('the second of two changes to a team from one version is told its present members', async () => {
  const { owner, mara, sam, pid, saved } = await aTeam();
  const save = (leadId: number, supervisorIds: number[], { token }: Someone) =>
    app.call(
      endpoints.saveProjectTeam,
      { params: { pid }, body: { leadId, supervisorIds }, version: saved.body.version },
      token,
    );
  expect((await save(owner.id, [sam.id], mara)).status).toBe(200);
  const late = await save(mara.id, [], owner);
  expect([late.status, late.body.current]).toMatchObject([
    412,
    { leadId: owner.id, supervisorIds: [sam.id] },
  ]);
  expect((await save(owner.id, [sam.id], owner)).status).toBe(200);
});

test('nobody outside the company is put on a project', async () => {
  const { owner, mara, pid } = await aTeam();
  const stranger = await aCompany(app.services);
  const save = (body: { leadId: number; supervisorIds: number[] }) =>
    app.call(endpoints.saveProjectTeam, { params: { pid }, body }, owner.token);
  const lead = await save({ leadId: stranger.id, supervisorIds: [] });
  const supervisor = await save({ leadId: mara.id, supervisorIds: [stranger.id] });
  expect([lead, supervisor].map(({ body }) => body.errors[0].path)).toEqual([
    'leadId',
    'supervisorIds',
  ]);
});

test('a student reads who of the company it was', async () => {
  const { mara, pid } = await aTeam();
  const student = await aStudent(app.services);
  const id = await anApplication(app, student, pid);
  await move(id, 'shortlist', mara);
  await app.call(endpoints.leaveCompany, {}, mara.token);
  const { body } = await app.call(endpoints.getApplication, { params: { id } }, student.token);
  expect(body.timeline.map(({ person }: { person: string }) => person)).toEqual([
    null,
    'Mara Lindt at Lattice Works',
  ]);
});
