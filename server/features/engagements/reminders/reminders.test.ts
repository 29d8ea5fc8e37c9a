import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { TestApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { aTakenPlace, aTeam } from '../../../testing/engagements.ts';
import { aCompany, aStudent, type Someone, signedIn } from '../../../testing/people.ts';

const day = 86_400_000;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
const begun = beginning(async (app) => {
  // Noon of a Tuesday, so that hours pass without the day passing.
  const now = app.services.clock();
  const days = (2 - now.getUTCDay() + 7) % 7 || 7;
  app.passTime(days * day + day / 2 - (now.getTime() % day));
  return { company: await aCompany(app.services), student: await aStudent(app.services) };
});
beforeEach(() => {
  ({ app, company, student } = begun());
});

const sweep = () => app.services.workJobs.sweep();
/** Time passes, and everybody signs in anew. */
async function pass(days: number) {
  app.passTime(days * day);
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
  student = { ...student, ...(await signedIn(app.services, student.id, 'Student')) };
}
async function aPlace(title: string) {
  const id = await aTakenPlace(app, company, student, title);
  // Its check-ins are asked for at once.
  await sql`update projects set start_date = null`.execute(app.services.db);
  return id;
}
/** The day so many days from now. */
const inDays = (days: number) =>
  new Date(app.services.clock().getTime() + days * day).toISOString().slice(0, 10);
async function agreed(id: number, dueOn: string) {
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn }];
  const proposal = { params: { id }, body: { milestones, after: 0 } };
  await app.call(endpoints.proposePlan, proposal, company.token);
  const answer = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, answer, student.token);
}
const deliver = (id: number) =>
  app.call(
    endpoints.deliver,
    { params: { id, number: 1 }, body: { words: 'Measured.', after: 0 } },
    student.token,
  );
const checkIn = async (id: number) => {
  const { body } = await app.call(endpoints.getEngagement, { params: { id } }, student.token);
  const params = { id, week: body.week.begins };
  await app.call(endpoints.saveCheckIn, { params, body: { state: 'On track' } }, student.token);
};
/** What somebody was reminded of, oldest first. */
async function told({ token }: Someone): Promise<string[]> {
  const { body } = await app.call(endpoints.listNotifications, {}, token);
  return body
    .filter(({ kind }: { kind: string }) => kind === 'work due' || kind === 'review due')
    .map(({ title }: { title: string }) => title)
    .reverse();
}

test('a delivery: three days before, on its day, and after it, once each and never once it is in', async () => {
  const id = await aPlace('A weir');
  await agreed(id, inDays(10));
  await pass(6);
  expect(await sweep()).toMatchObject({ reminded: 0 });
  await pass(1);
  expect((await sweep()).reminded).toBe(1);
  expect((await sweep()).reminded).toBe(0);
  await checkIn(id);
  await pass(3);
  await sweep();
  await pass(3);
  await sweep();
  expect(await told(student)).toEqual([
    'A delivery is due soon',
    'A delivery is due today',
    'A delivery is late',
  ]);
  await deliver(id);
  await checkIn(id);
  await pass(4);
  await sweep();
  expect(await told(student)).toHaveLength(3);
});

test('one that missed its day is told late; of several that were missed only the last', async () => {
  const id = await aPlace('A weir');
  await agreed(id, inDays(10));
  await pass(12);
  await checkIn(id);
  expect((await sweep()).reminded).toBe(1);
  expect(await told(student)).toEqual(['A delivery is due today']);
});

test('a plan that is not agreed within a week: both sides', async () => {
  await aPlace('A weir');
  await pass(7);
  expect((await sweep()).reminded).toBe(2);
  expect(await told(student)).toEqual(['Somebody is waiting for an answer']);
  expect(await told(company)).toEqual(['Somebody is waiting for an answer']);
  await pass(7);
  expect((await sweep()).reminded).toBe(0);
});

test('a request for more time after three days, then the day that was offered instead', async () => {
  const id = await aPlace('A weir');
  await agreed(id, inDays(30));
  const params = { id, number: 1 };
  const day = (days: number) => {
    const dueOn = inDays(days);
    return { dueOn, movesLater: false, moved: [{ number: 1, dueOn }] };
  };
  const asked = { params, body: { ...day(40), reason: 'An exam.' } };
  await app.call(endpoints.askForTime, asked, student.token);
  await pass(2);
  expect((await sweep()).reminded).toBe(0);
  await pass(1);
  expect((await sweep()).reminded).toBe(1);
  expect(await told(company)).toEqual(['Somebody is waiting for an answer']);
  const offered = { ...day(29), answer: 'offer another day' } as const;
  const answer = { params: { ...params, request: 1 }, body: offered };
  await app.call(endpoints.answerExtension, answer, company.token);
  await pass(3);
  expect((await sweep()).reminded).toBe(1);
  expect(await told(student)).toEqual(['Somebody is waiting for an answer']);
  await pass(3);
  expect((await sweep()).reminded).toBe(0);
});

test('several things of a day come as one piece of news, and one mail', async () => {
  await aPlace('A weir');
  await aPlace('A lock');
  await pass(7);
  await sweep();
  expect(await told(company)).toEqual(['2 things in your work are waiting for you']);
  const mails = (await app.mails()).filter(({ to }) => to === company.email);
  expect(
    mails.filter(({ subject }) => subject === '2 things in your work are waiting for you'),
  ).toHaveLength(1);
});

test('three runs at once tell each thing once', async () => {
  await aPlace('A weir');
  await pass(7);
  const runs = await Promise.all([sweep(), sweep(), sweep()]);
  expect(runs.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(2);
});

test('a week without a check-in: the student, from Friday on, once', async () => {
  const id = await aPlace('A weir');
  await agreed(id, inDays(60));
  // The work began on a Tuesday: nobody has missed this week.
  await pass(3);
  expect((await sweep()).reminded).toBe(0);
  await pass(6);
  expect((await sweep()).reminded).toBe(0);
  await pass(1);
  expect((await sweep()).reminded).toBe(1);
  await pass(1);
  expect((await sweep()).reminded).toBe(0);
  expect(await told(student)).toEqual(['How is your work going?']);
  expect(await told(company)).toEqual([]);
});

test('a check-in is not asked for before the week in which the project is to begin', async () => {
  const id = await aPlace('A weir');
  await agreed(id, inDays(60));
  const begins = (day: string) =>
    sql`update projects set start_date = ${day} where title = 'A weir'`.execute(app.services.db);
  await begins(inDays(21));
  await pass(10);
  expect((await sweep()).reminded).toBe(0);
  await begins(inDays(1));
  expect((await sweep()).reminded).toBe(1);
});

test('who has checked in, or whose work is over, is not reminded of it', async () => {
  const [checkedIn, over] = [await aPlace('A weir'), await aPlace('A lock')];
  for (const id of [checkedIn, over]) await agreed(id, inDays(60));
  await pass(9);
  await checkIn(checkedIn);
  const withdrawal = { params: { id: over }, body: { event: 'withdraw' } } as const;
  await app.call(endpoints.moveApplication, withdrawal, student.token);
  await pass(1);
  expect((await sweep()).reminded).toBe(0);
});

test('a check-in comes with what else is due, as one piece of news', async () => {
  const id = await aPlace('A weir');
  await agreed(id, inDays(10));
  await pass(10);
  await sweep();
  expect(await told(student)).toEqual(['2 things in your work are waiting for you']);
});

test('what a team has handed in waits in several rooms, and the company is told of it once', async () => {
  const { ids } = await aTeam(app, company, [student, await aStudent(app.services)]);
  await deliver(ids[0]!);
  await pass(7);
  await sweep();
  const { body } = await app.call(endpoints.listNotifications, {}, company.token);
  const due = body.filter(({ kind }: { kind: string }) => kind === 'review due');
  expect(due).toMatchObject([
    {
      title: 'Somebody is waiting for an answer',
      message: expect.stringMatching(
        /^“Concept” of “A weir” has waited \d+ working days for your review\.$/,
      ),
      link: '/company/work',
    },
  ]);
});
