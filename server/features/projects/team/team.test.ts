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

let house: TestApp;
beforeAll(async () => {
  house = await testApp();
});
afterAll(() => house.close());

/** A project with an owner, a recruiter who leads it, a supervisor of it and one of another project. */
async function aTeam() {
  const { services } = house;
  const owner = await aCompany(services);
  const [pid, elsewhere] = [await aProject(services, owner), await aProject(services, owner)];
  const mara = await aMember(services, owner.companyId, 'Recruiter');
  const sam = await aMember(services, owner.companyId, 'Supervisor', 'Sam Osei');
  await supervises(services, sam, elsewhere);
  const body = { leadId: mara.id, supervisorIds: [sam.id] };
  const saved = await house.call(endpoints.saveProjectTeam, { params: { pid }, body }, owner.token);
  return { owner, mara, sam, pid, elsewhere, saved };
}

const move = (id: number, event: 'offer' | 'accept' | 'shortlist', { token }: Someone) =>
  house.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
const titlesOf = async ({ token }: Someone): Promise<string[]> =>
  (await house.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title }: { title: string }) => title,
  );

test('news of a project goes to who leads it, of its work to who supervises it too, and to nobody else', async () => {
  const { owner, mara, sam, pid, saved } = await aTeam();
  expect(saved.body).toEqual({
    lead: { accountId: mara.id, name: 'Mara Lindt' },
    supervisors: [{ accountId: sam.id, name: 'Sam Osei' }],
  });
  const student = await aStudent(house.services);
  const id = await anApplication(house, student, pid);
  await move(id, 'offer', mara);
  await move(id, 'accept', student);
  expect(await titlesOf(mara)).toEqual(['Offer accepted', 'New application', 'A project for you']);
  expect(await titlesOf(sam)).toEqual(['Offer accepted', 'A project for you']);
  expect(await titlesOf(owner)).toEqual([]);
});

test('once a lead has left, the owner hears instead', async () => {
  const { owner, mara, pid } = await aTeam();
  await house.call(endpoints.leaveCompany, {}, mara.token);
  await anApplication(house, await aStudent(house.services), pid);
  expect(await titlesOf(owner)).toEqual(['New application']);
});

test('a supervisor sees the projects they are on, who takes part there, and chooses nobody', async () => {
  const { owner, mara, sam, pid } = await aTeam();
  const other = await aProject(house.services, owner, { status: 'Draft' });
  const query = { onlyCompanyProjects: 'true' } as const;
  const { body: listed } = await house.call(endpoints.listProjects, { query }, sam.token);
  expect(listed).toHaveLength(2);
  const draft = await house.call(endpoints.getProject, { params: { pid: other } }, sam.token);
  expect(draft.status).toBe(404);
  const [waiting, working] = [await aStudent(house.services), await aStudent(house.services)];
  const waitingId = await anApplication(house, waiting, pid);
  const workingId = await anApplication(house, working, pid);
  await move(workingId, 'offer', mara);
  await move(workingId, 'accept', working);
  const { body: people } = await house.call(
    endpoints.listApplicants,
    { params: { pid } },
    sam.token,
  );
  expect(people.map((one: { applicationId: number }) => one.applicationId)).toEqual([workingId]);
  expect((await move(waitingId, 'shortlist', sam)).status).toBe(404);
});

test('nobody outside the company is put on a project', async () => {
  const { owner, mara, pid } = await aTeam();
  const stranger = await aCompany(house.services);
  const save = (body: { leadId: number; supervisorIds: number[] }) =>
    house.call(endpoints.saveProjectTeam, { params: { pid }, body }, owner.token);
  const lead = await save({ leadId: stranger.id, supervisorIds: [] });
  const supervisor = await save({ leadId: mara.id, supervisorIds: [stranger.id] });
  expect([lead, supervisor].map(({ body }) => body.errors[0].path)).toEqual([
    'leadId',
    'supervisorIds',
  ]);
});

test('a student reads who of the company it was', async () => {
  const { mara, pid } = await aTeam();
  const student = await aStudent(house.services);
  const id = await anApplication(house, student, pid);
  await move(id, 'shortlist', mara);
  await house.call(endpoints.leaveCompany, {}, mara.token);
  const { body } = await house.call(endpoints.getApplication, { params: { id } }, student.token);
  expect(body.timeline.map(({ person }: { person: string }) => person)).toEqual([
    null,
    'Mara Lindt at Lattice Works',
  ]);
});
