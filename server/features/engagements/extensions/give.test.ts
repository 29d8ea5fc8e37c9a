import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Room } from '../../../../src/contract/engagements/engagements.ts';
import type { EngagementEvent } from '../../../../src/contract/engagements/history.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aTakenPlace } from '../../../testing/engagements.ts';
import { aCompany, aFaculty, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let office: Someone;
beforeAll(async () => {
  app = await testApp();
  office = await anAdmin(app.services);
});
afterAll(() => app.close());

const milestones = [
  { title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' },
  { title: 'Drawing', deliverable: 'A section.', dueOn: '2150-04-01' },
];
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let id: number;
/** Both sides have agreed on two milestones. */
beforeEach(async () => {
  company = await aCompany(app.services);
  student = await aStudent(app.services);
  id = await aTakenPlace(app, company, student);
  const plan = { params: { id }, body: { milestones, after: 0 } };
  await app.call(endpoints.proposePlan, plan, company.token);
  const agree = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, agree, student.token);
});

const along = [
  { number: 1, dueOn: '2150-03-08' },
  { number: 2, dueOn: '2150-04-08' },
];
const week = {
  dueOn: '2150-03-08',
  movesLater: true,
  moved: along,
  reason: 'The site was closed.',
};
const give = (form: Partial<typeof week> = {}, { token }: Someone = office, number = 1) =>
  app.call(endpoints.giveTime, { params: { id, number }, body: { ...week, ...form } }, token);
const room = async (): Promise<Room> =>
  (await app.call(endpoints.getEngagement, { params: { id } }, student.token)).body;
const days = async () => (await room()).milestones.map(({ dueOn }) => dueOn);
const history = async (): Promise<EngagementEvent[]> =>
  (await app.call(endpoints.listEngagementHistory, { params: { id } }, student.token)).body;
const lastNews = async ({ token }: Someone) =>
  (await app.call(endpoints.listNotifications, {}, token)).body[0];

test('the office gives more time that nobody asked for; both sides read who did it and why', async () => {
  expect((await give()).status).toBe(201);
  expect(await days()).toEqual(['2150-03-08', '2150-04-08']);
  expect((await room()).dueOn).toBe('2150-03-08');
  const [given, moved] = await history();
  expect(given).toMatchObject({
    event: 'more time given',
    milestone: 'Survey',
    day: '2150-03-08',
    person: 'Programme’s office',
    note: 'The site was closed.',
  });
  expect(moved).toMatchObject({ event: 'moved along', milestone: 'Drawing', day: '2150-04-08' });
  for (const [who, title] of [
    [student, 'You have more time'],
    [company, 'The programme’s office gives more time'],
  ] as const) {
    const news = await lastNews(who);
    expect(news.title).toBe(title);
    expect(news.message).toMatch(/^The programme’s office gives .+ The site was closed\.$/);
  }
  const query = { searchText: 'extended' };
  const { body: log } = await app.call(endpoints.listAudit, { query }, office.token);
  expect(log[0]).toMatchObject({ act: 'extended', kind: 'application' });
});

test('a request that waits for the same milestone is overtaken', async () => {
  const asked = { params: { id, number: 1 }, body: { ...week, reason: 'An exam.' } };
  await app.call(endpoints.askForTime, asked, student.token);
  expect((await room()).next).toBe('answer extension');
  await give();
  expect((await room()).milestones[0]!.extension).toBeNull();
  expect((await room()).next).toBe('deliver');
});

test('only what was seen is moved, to a later day, while it is to be handed in', async () => {
  expect((await give({ moved: along.slice(0, 1) })).body.code).toBe('newer-version');
  const earlier = { dueOn: '2150-02-20', moved: [{ number: 1, dueOn: '2150-02-20' }] };
  expect((await give({ ...earlier, movesLater: false })).body.errors[0].path).toBe('dueOn');
  expect((await give({ reason: '' })).body.errors[0].path).toBe('reason');
  expect((await give({}, office, 7)).status).toBe(404);
  const delivery = { params: { id, number: 1 }, body: { words: 'Measured.', after: 0 } };
  await app.call(endpoints.deliver, delivery, student.token);
  expect((await give()).body.code).toBe('move-not-allowed');
  expect(await days()).toEqual(milestones.map(({ dueOn }) => dueOn));
});

test('nobody but the office gives it, and to nothing that is over', async () => {
  const { vera } = await aFaculty(app, office);
  for (const other of [student, company, vera]) expect((await give({}, other)).status).toBe(403);
  id = await aTakenPlace(app, company, await aStudent(app.services), 'A lock');
  const ended = { params: { id }, body: { event: 'end', reason: 'agreed' } } as const;
  await app.call(endpoints.moveApplication, ended, office.token);
  expect((await give()).body.code).toBe('engagement-over');
});
