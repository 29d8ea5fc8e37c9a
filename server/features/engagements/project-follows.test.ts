import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { followed } from '../../../src/machines/lifecycle/project.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { completes, takesPlace } from '../../testing/engagements.ts';
import { evaluates } from '../../testing/evaluations.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

const none = { placesTaken: 0, offered: 0, running: 0, agreed: 0, completed: 0 };

test.each([
  ['pending', { placesTaken: 2, running: 2, agreed: 0 }, null],
  ['pending', { placesTaken: 2, running: 2, agreed: 1 }, 'In Progress'],
  ['pending', { placesTaken: 1, running: 1, agreed: 1 }, null],
  ['pending', { placesTaken: 2, running: 1, agreed: 1, offered: 1 }, null],
  ['pending', { placesTaken: 2, completed: 2 }, 'Completed'],
  ['In Progress', { placesTaken: 1, completed: 1 }, 'Completed'],
  ['In Progress', { placesTaken: 2, running: 1, agreed: 1, completed: 1 }, null],
  ['In Progress', {}, null],
  ['In Progress', { placesTaken: 2 }, null],
  ['On Hold', { placesTaken: 2, completed: 2 }, null],
  ['Cancelled', { placesTaken: 2, completed: 2 }, null],
] as const)('of two places a project that is %s with %o becomes %s', (status, work, to) => {
  expect(followed({ ...none, ...work, status, places: 2 })).toBe(to);
});

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let office: Someone;
beforeAll(async () => {
  app = await testApp();
  office = await anAdmin(app.services);
});
beforeEach(async () => {
  company = await aCompany(app.services);
});
afterAll(() => app.close());

const movesOf = async (pid: number) =>
  (await app.call(endpoints.listProjectMoves, { params: { pid } }, company.token)).body;
const statusOf = async (pid: number) => (await movesOf(pid)).status;

async function agrees(id: number, student: Someone): Promise<void> {
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2131-05-04' }];
  const plan = { params: { id }, body: { milestones, after: 0 } };
  await app.call(endpoints.proposePlan, plan, company.token);
  const answer = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  expect((await app.call(endpoints.answerPlan, answer, student.token)).status).toBe(200);
}
const news = async () =>
  (await app.call(endpoints.listNotifications, {}, company.token)).body.map(
    ({ title }: { title: string }) => title,
  );

test('a project of one place is under way once the plan is agreed, and completed with its work', async () => {
  const student = await aStudent(app.services);
  const pid = await aProject(app.services, company, { title: 'A weir', places: 1 });
  const waiting = await anApplication(app, await aStudent(app.services), pid);
  const id = await takesPlace(app, company, student, pid);
  expect(await statusOf(pid)).toBe('pending');
  await agrees(id, student);
  expect(await statusOf(pid)).toBe('In Progress');
  const waiver = { params: { id, number: 1 }, body: { reason: 'It was there already.' } };
  await app.call(endpoints.waiveMilestone, waiver, company.token);
  await evaluates(app, id, company, student);
  expect(await statusOf(pid)).toBe('Completed');
  expect(await news()).toEqual(
    expect.arrayContaining(['“A weir” is Ongoing', '“A weir” is Completed']),
  );
  const closed = { params: { id: waiting } };
  expect((await app.call(endpoints.getApplication, closed, company.token)).body.status).toBe(
    'Closed',
  );
  const history = { params: { kind: 'project', id: pid } } as const;
  const { body } = await app.call(endpoints.listHistory, history, office.token);
  expect(body).toContainEqual(
    expect.objectContaining({ what: 'project moved', to: 'Completed', by: null }),
  );
});

test('its company may reopen it for two weeks, and an admin afterwards', async () => {
  const student = await aStudent(app.services);
  const pid = await aProject(app.services, company, { places: 1 });
  await completes(app, await takesPlace(app, company, student, pid), company, student);
  const targets = async () => (await movesOf(pid)).moves.map(({ to }: { to: string }) => to);
  expect(await targets()).toEqual(['In Progress']);
  app.passTime(15 * 86_400_000);
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
  expect(await targets()).toEqual([]);
});

test('while a place is open it stays as it is, and follows with the last of them', async () => {
  const [one, other] = [await aStudent(app.services), await aStudent(app.services)];
  const pid = await aProject(app.services, company, { places: 2 });
  await agrees(await takesPlace(app, company, one, pid), one);
  expect(await statusOf(pid)).toBe('pending');
  await takesPlace(app, company, other, pid);
  expect(await statusOf(pid)).toBe('In Progress');
});
