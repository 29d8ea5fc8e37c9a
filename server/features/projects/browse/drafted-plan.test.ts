import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { stated } from '../../../../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aTakenPlace, completes } from '../../../testing/engagements.ts';
import { aCompany, aMember, aStudent, verified } from '../../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeAll(async () => {
  app = await testApp();
  company = await verified(app.services, await aCompany(app.services));
});
afterAll(() => app.close());

const brief = {
  title: 'A weir',
  description: 'Draw it.',
  engineeringType: 'Civil',
  duration: 30,
  location: 'Leeds',
  ...stated,
} as const;
const plan = [
  { title: 'Survey', afterWeeks: 1, deliverable: 'Levels of the site.' },
  { title: 'Drawing', afterWeeks: 4, deliverable: 'A section through it.' },
];
const post = (draftedPlan?: object) =>
  app.call(
    endpoints.postProject,
    { body: { ...brief, ...(draftedPlan && { draftedPlan }) } as never },
    company.token,
  );
const edit = (pid: number, body: object, version?: string) =>
  app.call(
    endpoints.editProject,
    { params: { pid }, body: { ...brief, ...body }, ...(version && { version }) },
    company.token,
  );
const read = async (pid: number, token = company.token) =>
  (await app.call(endpoints.getProject, { params: { pid } }, token)).body;

describe('a drafted plan', () => {
  test('is read with its project by students, and is in no list', async () => {
    const { status, body } = await post(plan);
    expect(status).toBe(201);
    const { token } = await aStudent(app.services);
    expect((await read(body.pid, token)).draftedPlan).toEqual(plan);
    const { body: list } = await app.call(endpoints.listProjects, {}, token);
    expect(list[0]).not.toHaveProperty('draftedPlan');
  });

  test('is optional, and stays as it is for who does not say anything of it', async () => {
    const { body: without } = await post();
    expect((await read(without.pid)).draftedPlan).toEqual([]);
    const { body } = await post(plan);
    await edit(body.pid, { title: 'A higher weir' });
    expect((await read(body.pid)).draftedPlan).toEqual(plan);
  });

  test('changes with the project until work begins; who began from another one is refused', async () => {
    const { body } = await post(plan);
    const { version } = await read(body.pid);
    const draftedPlan = plan.toReversed();
    expect((await edit(body.pid, { draftedPlan }, version)).status).toBe(200);
    expect((await read(body.pid)).draftedPlan).toEqual(draftedPlan);
    const late = await edit(body.pid, { draftedPlan: [] }, version);
    expect([late.status, late.body.code]).toEqual([412, 'changed']);
    expect(late.body.current.draftedPlan).toEqual(draftedPlan);
    const move = { params: { id: body.pid }, body: { status: 'Ongoing' } };
    await app.call(endpoints.moveProject, move, company.token);
    const fixed = await edit(body.pid, { draftedPlan: [] });
    expect([fixed.status, fixed.body.errors[0].path]).toEqual([409, 'draftedPlan']);
    expect((await edit(body.pid, { draftedPlan, places: 2 })).status).toBe(200);
  });

  test.each([
    ['draftedPlan.0.title', [{ ...plan[0], title: '' }]],
    ['draftedPlan.0.afterWeeks', [{ ...plan[0], afterWeeks: 0 }]],
    ['draftedPlan.1.deliverable', [plan[0], { ...plan[1], deliverable: ' ' }]],
    ['draftedPlan', Array.from({ length: 21 }, () => plan[0])],
  ])('is refused at %s', async (path, draftedPlan) => {
    const { status, body } = await post(draftedPlan);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  test('can begin with what was agreed in one’s own projects, not in others’', async () => {
    const student = await aStudent(app.services);
    const id = await aTakenPlace(app, company, student, 'A lock');
    await completes(app, id, company, student);
    const plans = async (token: string) => (await app.call(endpoints.listOwnPlans, {}, token)).body;
    expect(await plans(company.token)).toMatchObject([
      { engagementId: id, projectTitle: 'A lock' },
    ]);
    expect(await plans((await aCompany(app.services)).token)).toEqual([]);
    const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
    const { status } = await app.call(endpoints.listOwnPlans, {}, supervisor.token);
    expect(status).toBe(403);
  });
});
