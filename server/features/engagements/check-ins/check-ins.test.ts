import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { CheckIn, CheckInState } from '../../../../src/contract/engagements/check-ins.ts';
import type { Room } from '../../../../src/contract/engagements/engagements.ts';
import type { EngagementEvent } from '../../../../src/contract/engagements/history.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { anEngagement } from '../../../testing/engagements.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aStudent,
  type Someone,
  signedIn,
} from '../../../testing/people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let supervisor: Someone;
let student: Someone;
let id: number;
/** Somebody works, and has not checked in; it is Wednesday noon where the programme is. */
async function open(own: TestApp) {
  app = own;
  untilWednesdayNoon();
  const { services } = app;
  company = await aCompany(services);
  supervisor = await aMember(services, company.companyId, 'Supervisor', 'Sam Osei');
  student = await aStudent(services);
  id = await anEngagement(app, { student, company, supervisor }, 'Working');
  await sql`delete from check_ins`.execute(services.db);
  return { company, supervisor, student, id };
}
const begun = beginning(open);
beforeEach(() => {
  ({ app, company, supervisor, student, id } = begun());
});
/** The same in a programme with other settings. */
async function openWith(settings: Parameters<typeof testApp>[0]) {
  await open(await testApp(settings));
  onTestFinished(app.close);
}
function untilWednesdayNoon() {
  const now = app.services.clock();
  const days = (3 - now.getUTCDay() + 7) % 7 || 7;
  app.passTime(days * day - (now.getTime() % day) + day / 2);
}
/** Time passes, and the student signs in anew. */
async function pass(milliseconds: number) {
  app.passTime(milliseconds);
  student = { ...student, ...(await signedIn(app.services, student.id, 'Student')) };
}

const room = async (): Promise<Room> =>
  (await app.call(endpoints.getEngagement, { params: { id } }, student.token)).body;
const thisWeek = async () => (await room()).week.begins;
const save = async (
  state: CheckInState,
  sentence = '',
  { week, by = student }: { week?: string; by?: Someone } = {},
) =>
  app.call(
    endpoints.saveCheckIn,
    { params: { id, week: week ?? (await thisWeek()) }, body: { state, sentence } },
    by.token,
  );
const answer = async (sentence: string, { token }: Someone = company, version?: string) =>
  app.call(
    endpoints.answerCheckIn,
    { params: { id, week: await thisWeek() }, body: { sentence }, version },
    token,
  );
const listed = async (): Promise<CheckIn[]> =>
  (await app.call(endpoints.listCheckIns, { params: { id } }, student.token)).body;
const told = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title, message }: { title: string; message: string }) => `${title}. ${message}`,
  );
const history = async (): Promise<string[]> =>
  (await app.call(endpoints.listEngagementHistory, { params: { id } }, student.token)).body
    .filter(({ event }: EngagementEvent) => event === 'checked in')
    .map(({ note }: EngagementEvent) => note);

describe('a check-in', () => {
  test('is one a week, and can be changed until the week is over', async () => {
    const week = await thisWeek();
    expect((await save('On track')).status).toBe(200);
    await save('On track', 'The levels are drawn.');
    expect(await listed()).toMatchObject([
      { week, state: 'On track', sentence: 'The levels are drawn.', answer: null },
    ]);
    expect((await room()).week.checkIn?.sentence).toBe('The levels are drawn.');
    await pass(5 * day);
    const late = await save('Blocked', 'Too late.', { week });
    expect(late).toMatchObject({ status: 409, body: { code: 'move-not-allowed' } });
    expect((await room()).week.checkIn).toBeNull();
    await save('On track', 'The section too.');
    expect((await listed()).map(({ sentence }) => sentence)).toEqual([
      'The section too.',
      'The levels are drawn.',
    ]);
  });

  test('asks for a sentence where help is needed, of 280 characters at most', async () => {
    for (const [state, sentence] of [
      ['Blocked', ''],
      ['Need help', ' '],
      ['On track', 'x'.repeat(281)],
    ] as const) {
      const { status, body } = await save(state, sentence);
      expect([status, body.errors[0].path]).toEqual([400, 'sentence']);
    }
    expect(await listed()).toEqual([]);
  });

  test('two at once give one', async () => {
    const both = await Promise.all([save('On track', 'Here.'), save('On track', 'There.')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listed()).toHaveLength(1);
  });

  test('that asks for help reaches lead and supervisors at once, and the history', async () => {
    await save('On track', 'All well.');
    expect(await told(company)).toEqual([]);
    await save('Blocked', 'The drawings are of 1931.');
    await save('Blocked', 'The drawings are of 1931.');
    for (const who of [company, supervisor]) {
      const news = await told(who);
      expect(news).toHaveLength(1);
      expect(news[0]).toMatch(
        /is blocked\. .+ says about “.+” this week: The drawings are of 1931\./,
      );
    }
    expect(await history()).toEqual(['Blocked: The drawings are of 1931.']);
  });

  test('is answered once for what it says, and the student is told', async () => {
    await save('Need help', 'Which datum?');
    expect((await answer('Ordnance datum.', supervisor)).status).toBe(200);
    expect((await answer('The other one.')).body.code).toBe('move-not-allowed');
    expect(await listed()).toMatchObject([
      { answer: { sentence: 'Ordnance datum.', by: expect.stringContaining('Sam Osei at ') } },
    ]);
    expect((await told(student))[0]).toMatch(/^Your check-in is answered\. .+: Ordnance datum\.$/);
    app.passTime(minute);
    await save('Blocked', 'Ordnance datum of which year?');
    expect((await answer('Of 1921.', await anAdmin(app.services))).status).toBe(200);
    expect((await listed())[0]?.answer).toMatchObject({
      sentence: 'Of 1921.',
      by: 'Programme’s office',
    });
  });

  test('is not answered by who has read what it said before', async () => {
    await save('Need help', 'No tape.');
    const read = (await listed())[0]!.at;
    await save('Blocked', 'The site is closed.');
    const late = await answer('Take mine.', company, read);
    expect(late).toMatchObject({ status: 412, body: { code: 'changed' } });
    expect((await answer('We open it.', company, (await listed())[0]!.at)).status).toBe(200);
  });

  test('belongs to the student, and is read and answered by nobody else’s company', async () => {
    await save('On track');
    const stranger = await aStudent(app.services);
    const week = await thisWeek();
    expect((await save('On track', '', { week, by: stranger })).status).toBe(404);
    expect((await save('On track', '', { week, by: company })).status).toBe(403);
    const elsewhere = await aCompany(app.services);
    expect((await answer('Hello.', elsewhere)).status).toBe(404);
    const list = { params: { id } };
    expect((await app.call(endpoints.listCheckIns, list, elsewhere.token)).status).toBe(404);
  });

  test('is refused for a day that is no Monday, and for a week to come', async () => {
    for (const week of ['2031-03-04', '2198-12-31', '1900-01-01'])
      expect((await save('On track', '', { week })).body.code).toBe('move-not-allowed');
    expect((await save('On track', '', { week: 'monday' })).status).toBe(400);
  });

  test('is refused before the work, and once it has ended', async () => {
    const { db } = app.services;
    await sql`update engagements set state = 'Planning' where id = ${id}`.execute(db);
    expect((await save('On track')).body.code).toBe('move-not-allowed');
    await save('On track');
    await sql`update engagements set state = 'Ended early' where id = ${id}`.execute(db);
    expect((await save('On track')).body.code).toBe('engagement-over');
  });

  test('counts as an act of the student, as a delivery does; what the company does is none', async () => {
    const acted = async () => {
      const { rows } = await sql<{ at: Date | null }>`
        select student_acted_at as at from engagements where id = ${id}`.execute(app.services.db);
      return rows[0]?.at?.getTime() ?? null;
    };
    expect(await acted()).toBeNull();
    await save('On track');
    const checkedIn = await acted();
    expect(checkedIn).not.toBeNull();
    app.passTime(minute);
    await answer('Good.');
    const review = { params: { id, number: 1, version: 1 }, body: { verdict: 'approve' } } as const;
    await app.call(endpoints.reviewDelivery, review, company.token);
    expect(await acted()).toBe(checkedIn);
    const delivery = { params: { id, number: 2 }, body: { words: 'Drawn.', after: 0 } };
    await app.call(endpoints.deliver, delivery, student.token);
    expect(await acted()).toBeGreaterThan(checkedIn!);
  });
});

test('weeks begin and end where the programme is', async () => {
  await openWith({ timeZone: 'Asia/Kathmandu' });
  const week = await thisWeek();
  // From Wednesday noon in UTC to Sunday 18:14: midnight in Nepal is at 18:15.
  await pass(4 * day + 6 * 60 * minute + 14 * minute);
  expect((await save('On track', 'On Sunday.', { week })).status).toBe(200);
  app.passTime(minute);
  expect((await save('On track', 'On Monday.', { week })).status).toBe(409);
  expect(await thisWeek()).toBe(new Date(Date.parse(week) + 7 * day).toISOString().slice(0, 10));
  expect((await save('On track', 'On Monday.')).status).toBe(200);
  expect(await listed()).toHaveLength(2);
});

describe('a student who asks for help', () => {
  const stands = async () => {
    const { next, turn, standing, reason } = await room();
    return [next, turn, standing, reason];
  };

  test('stands before what has waited longer, blocked before in need of help', async () => {
    const { services } = app;
    const another = async () =>
      anEngagement(app, { student: await aStudent(services), company, supervisor }, 'Working');
    const [longest, blocked] = [await another(), await another()];
    await sql`
      update engagements set turn = 'company', next = 'review', turn_since = turn_since - interval '9 days'
      where id = ${longest}`.execute(services.db);
    await sql`
      update engagements set turn = 'company', next = 'unblock', turn_since = ${services.clock()}
      where id = ${blocked}`.execute(services.db);
    await save('Need help', 'Which datum?');
    const query = { turn: 'company' } as const;
    const listed = await app.call(endpoints.listEngagements, { query }, company.token);
    expect(listed.body.map((one: { id: number }) => one.id)).toEqual([blocked, id, longest]);
  });

  test('is the company’s turn at once, everywhere, until it answers; what else waits stands beside it', async () => {
    const before = await stands();
    await save('Need help', 'Which datum do the levels use?');
    expect(await stands()).toEqual(['help', 'company', 'Needs help', 'help']);
    const query = { turn: 'company' } as const;
    const listed = await app.call(endpoints.listEngagements, { query }, company.token);
    const also = [
      { next: 'answer extension', turn: 'company', milestoneNumber: 3 },
      { next: 'answer another day', turn: 'student', milestoneNumber: 4 },
      { next: 'answer plan', turn: 'student', milestone: null },
      { next: 'review', turn: 'company', milestoneNumber: 1, dueOn: expect.any(String) },
    ];
    expect(listed.body).toMatchObject([{ id, next: 'help', standing: 'Needs help', also }]);
    const office = await anAdmin(app.services);
    const counts = await app.call(endpoints.countBoard, { query: {} }, office.token);
    expect(counts.body).toEqual([{ standing: 'Needs help', engagements: 1 }]);
    await answer('The one of the map.');
    expect(await stands()).toEqual(before);
  });

  test('is mailed at once, on its own, and not any more once it is answered', async () => {
    const mailed = async () =>
      (await app.mails()).filter(({ to }) => to === company.email).map(({ text }) => text);
    const deliver = (number: number) =>
      app.call(
        endpoints.deliver,
        { params: { id, number }, body: { words: 'Drawn.', after: 0 } },
        student.token,
      );
    await deliver(2);
    expect(await mailed()).toHaveLength(1);
    await deliver(3);
    await save('Blocked', 'The site is closed.');
    const [, blocked, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(blocked).toContain('The site is closed.');
    expect(blocked).not.toContain('latest of');
    await save('Blocked', 'The site is closed until May.');
    expect(await mailed()).toHaveLength(2);
    await answer('Go in by the lock.');
    await pass(16 * minute);
    expect((await mailed()).slice(2)).toEqual([expect.not.stringContaining('closed')]);
  });

  test('is at risk while they are blocked, and no longer once they say so', async () => {
    const before = await stands();
    await save('Blocked', 'I have no access to the site.');
    expect(await stands()).toEqual(['unblock', 'company', 'At risk', 'blocked']);
    await save('On track');
    expect(await stands()).toEqual(before);
  });

  test('waits a day at most before the company is reminded', async () => {
    await save('Blocked', 'I have no access to the site.');
    app.passTime(day);
    await app.services.workJobs.sweep();
    company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
    expect(await told(company)).toContainEqual(
      expect.stringMatching(/has been blocked on “.+” since/),
    );
  });
});
