import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aShowing, issues, signs } from '../../testing/credentials.ts';
import { anEngagement, handedInIn } from '../../testing/engagements.ts';
import { evaluates } from '../../testing/evaluations.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';
import { shownPortfolio } from '../portfolio/shown.ts';

const dayMs = 86_400_000;

let app: TestApp;
let student: Someone;
let company: Someone & { companyId: number };
let sides: Parameters<typeof anEngagement>[1];
beforeAll(async () => {
  app = await testApp();
  student = await aStudent(app.services);
  company = await aCompany(app.services);
  const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  sides = { student, company, supervisor };
});
afterAll(() => app.close());

/** Moves the clock, past which sessions end: everybody signs in again. */
async function passDays(days: number) {
  app.passTime(days * dayMs);
  student = { ...student, ...(await signedIn(app.services, student.id, 'Student')) };
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
  sides = { ...sides, student, company };
}

async function completed(): Promise<number> {
  const id = await anEngagement(app, sides, 'Evaluating');
  await evaluates(app, id, company, student);
  return id;
}
const sweep = () => app.services.credentialJobs.sweep();
const proofOf = async (id: number) =>
  (await app.call(endpoints.getProof, { params: { id } }, student.token)).body;
const toldOf = async () =>
  (await app.call(endpoints.listNotifications, {}, student.token)).body.map(
    ({ title }: { title: string }) => title,
  );

test('without a key nobody is asked and nothing is issued, and the student is told why', async () => {
  const id = await completed();
  expect(await sweep()).toEqual({ asked: 0, reminded: 0, issued: 0 });
  const { issuing } = app.services.credentialJobs;
  await issuing.sendAll(app.services.db, [{}]);
  expect(await issuing.runWaiting()).toBe(1);
  expect((await proofOf(id)).hindrance).toBe('no key');
  const asked = { params: { id }, body: aShowing };
  const { status, body } = await app.call(endpoints.askForCredential, asked, student.token);
  expect([status, body.detail]).toEqual([
    409,
    'The programme cannot issue credentials at the moment.',
  ]);
});

test('a student is asked once, reminded after a week, and gets the outcome alone after thirty days', async () => {
  await signs(app);
  const id = await completed();
  expect((await sweep()).asked).toBeGreaterThan(0);
  expect(await sweep()).toMatchObject({ asked: 0, reminded: 0, issued: 0 });
  expect(await toldOf()).toContain('Choose what to show');
  await passDays(7);
  expect((await sweep()).reminded).toBeGreaterThan(0);
  expect((await sweep()).reminded).toBe(0);
  expect(await proofOf(id)).toMatchObject({
    isWanted: false,
    studentAsked: { at: expect.any(String), remindedAt: expect.any(String) },
  });
  await passDays(23);
  expect((await sweep()).issued).toBeGreaterThan(0);
  while ((await app.services.credentialJobs.issuing.runWaiting()) > 0);
  const { issued, isWanted } = await proofOf(id);
  expect(isWanted).toBe(false);
  expect(issued).toMatchObject([{ outcome: 'Completed', revokedAt: null }]);
  expect(await toldOf()).toContain('Your credential is here');
  const { evidence, credentialSubject } = (
    await app.app.inject({ url: `/credentials/${issued[0].id}` })
  ).json();
  expect([evidence, credentialSubject.result]).toEqual([undefined, [expect.anything()]]);
});

test('a student who has already chosen is not asked to choose', async () => {
  await signs(app);
  const id = await completed();
  const before = (await toldOf()).length;
  await app.call(endpoints.askForCredential, { params: { id }, body: aShowing }, student.token);
  await sweep();
  expect((await toldOf()).slice(0, -before)).not.toContain('Choose what to show');
});

test('an outcome of the office is proven once nobody can object to it any more', async () => {
  const id = await anEngagement(app, sides, 'Evaluating');
  const { db, clock } = app.services;
  await sql`
    insert into outcomes (engagement_id, outcome, because, at)
    values (${id}, 'Completed', 'All was delivered.', ${clock()})`.execute(db);
  await sql`update engagements set state = 'Completed', next = null, turn = null where id = ${id}`.execute(
    db,
  );
  await sql`update applications set status = 'Completed' where id = ${id}`.execute(db);
  for (const [days, hindrance] of [
    [0, 'may change'],
    [14, 'may change'],
    [1, null],
  ] as const) {
    await passDays(days);
    await sweep();
    expect([days, (await proofOf(id)).hindrance]).toEqual([days, hindrance]);
    const { rows } = await sql`select from credential_offers where engagement_id = ${id}`.execute(
      db,
    );
    expect(rows).toHaveLength(hindrance === null ? 1 : 0);
  }
});

test('work completed before evaluations existed gets a credential on request that says so', async () => {
  const id = await anEngagement(app, sides, 'Evaluating');
  const { db } = app.services;
  await sql`delete from evaluation_rounds where engagement_id = ${id}`.execute(db);
  await sql`update engagements set state = 'Completed', next = null, turn = null where id = ${id}`.execute(
    db,
  );
  await sweep();
  const credential = (
    await app.app.inject({ url: `/credentials/${await issues(app, id, student)}` })
  ).json();
  expect(credential.description).toContain('before evaluations');
});

test('the page shows only deliveries the company allows, and hides one at once when the company takes it back', async () => {
  const id = await completed();
  const of = { params: { id } };
  const allow = (deliveries: number[], words: boolean, version?: string) =>
    app.call(
      endpoints.allowShowing,
      { ...of, body: { deliveries, words }, version },
      company.token,
    );
  const first = await issues(app, id, student);
  const read = async (credential: string) =>
    (await app.app.inject({ url: `/credentials/${credential}` })).json();
  expect((await read(first)).evidence).toBeUndefined();
  expect((await allow([9], false)).body.errors[0].path).toBe('deliveries.0');
  await allow([1], true);
  const second = await issues(app, id, student);
  expect((await read(second)).evidence).toHaveLength(1);
  const page = {
    name: 'what-is-shown',
    about: '',
    isPublished: true,
    isIndexed: false,
    showsContact: false,
  };
  const own = async () =>
    (await app.call(endpoints.getPortfolio, {}, student.token)).body.entries.find(
      (entry: { id: string }) => entry.id === second,
    );
  await app.call(endpoints.savePortfolio, { body: { ...page, shown: [second] } }, student.token);
  expect(await own()).toMatchObject({ words: 'It holds.', isShown: true });
  const { allowedAt } = await proofOf(id);
  await allow([], false);
  expect((await allow([1], true, allowedAt)).body).toMatchObject({
    code: 'changed',
    current: { deliveries: [], words: false },
  });
  expect((await own()).words).toBe('');
  expect((await read(second)).evidence).toHaveLength(1);
});

test('a company is asked once what may be shown, reminded after a week, told to the office after two, and its answer reaches the portfolio without a new credential', async () => {
  await signs(app);
  const id = await completed();
  const of = { params: { id } };
  const told = async ({ token }: Someone) =>
    (await app.call(endpoints.listNotifications, {}, token)).body
      .filter(({ link }: { link: string }) => link.includes(`engagement=${id}`))
      .map(({ title }: { title: string }) => title);
  const turn = async () => {
    const { body } = await app.call(
      endpoints.listEngagements,
      { query: { turn: 'company' } },
      company.token,
    );
    return body
      .filter((one: { id: number }) => one.id === id)
      .map(({ next }: { next: string }) => next);
  };
  const question = `${(await app.call(endpoints.getEngagement, of, company.token)).body.studentName} asks what may be shown`;
  expect(await turn()).toEqual([]);
  await issues(app, id, student);
  await issues(app, id, student, { ...aShowing, steps: false });
  expect(await turn()).toEqual(['allow showing']);
  expect((await told(company)).filter((title: string) => title === question)).toHaveLength(1);
  const asked = (await app.mails()).filter(
    ({ to, text }) => to === company.email && text.includes(`engagement=${id}#proof`),
  );
  expect(asked.map(({ subject }) => subject)).toEqual([question]);
  const page = async () => (await shownPortfolio(app.services.db, 'asked-for', ''))!.projects[0]!;
  const own = await proofOf(id);
  await app.call(
    endpoints.savePortfolio,
    {
      body: {
        name: 'asked-for',
        about: '',
        isPublished: true,
        isIndexed: false,
        showsContact: false,
        shown: [own.issued[0].id],
      },
    },
    student.token,
  );
  expect((await page()).deliveries).toEqual([]);

  await passDays(7);
  await app.services.workJobs.sweep();
  const { body: reminders } = await app.call(endpoints.listNotifications, {}, company.token);
  expect(reminders[0].message).toContain('has waited 7 days to hear what may be shown');
  const overdue = async () =>
    (
      await app.call(
        endpoints.listAttention,
        { query: { kind: 'permission overdue' } },
        (
          await anAdmin(app.services)
        ).token,
      )
    ).body.map((one: { id: number }) => one.id);
  expect(await overdue()).not.toContain(id);
  await passDays(7);
  expect(await overdue()).toContain(id);

  const body = { deliveries: [1], words: false };
  expect((await app.call(endpoints.allowShowing, { ...of, body }, company.token)).status).toBe(200);
  expect(await turn()).toEqual([]);
  expect(await overdue()).not.toContain(id);
  expect((await told(student))[0]).toBe('What you may show of your work');
  expect((await page()).deliveries).toEqual([
    { title: 'Survey', words: 'As measured.', isInCredential: false },
  ]);
  const { issued } = await proofOf(id);
  expect(issued[0]).toMatchObject({ id: own.issued[0].id, revokedAt: null });
});

test('the office reminds a company that is asked, and may answer for it: both sides are told', async () => {
  await signs(app);
  const id = await completed();
  const params = { id };
  const office = await anAdmin(app.services);
  const remind = () => app.call(endpoints.remind, { params }, office.token);
  expect((await remind()).body.code).toBe('engagement-over');
  await issues(app, id, student);
  const { companyAsked } = await proofOf(id);
  expect(companyAsked).toEqual({ at: expect.any(String), remindedAt: null });
  expect((await remind()).status).toBe(200);
  expect((await proofOf(id)).companyAsked.remindedAt).not.toBeNull();
  const newsOf = async ({ token }: Someone) =>
    (await app.call(endpoints.listNotifications, {}, token)).body[0];
  expect((await newsOf(company)).message).toMatch(/^Say what Ada Byron may show/);
  const body = { deliveries: [], words: true };
  await app.call(endpoints.allowShowing, { params, body }, office.token);
  expect((await newsOf(student)).message).toMatch(/this may be shown: what .+ wrote\./);
  expect((await newsOf(company)).title).toBe('The programme’s office has answered for you');
  expect(await proofOf(id)).toMatchObject({ allowed: body, companyAsked: null });
});

test('a credential that cannot be signed stays queued and does not block others', async () => {
  const [bad, good] = [await completed(), await completed()];
  await sql`update deliveries set links = '{no address}' where ${handedInIn(bad)}`.execute(
    app.services.db,
  );
  for (const id of [bad, good]) {
    const params = { id };
    const allowed = { params, body: { deliveries: [1], words: false } };
    await app.call(endpoints.allowShowing, allowed, company.token);
    await app.call(endpoints.askForCredential, { params, body: aShowing }, student.token);
  }
  await expect(app.services.credentialJobs.issuing.runWaiting()).rejects.toThrow('1 not issued.');
  expect(await proofOf(bad)).toMatchObject({ isWanted: true, issued: [] });
  expect(await proofOf(good)).toMatchObject({ isWanted: false, issued: [{ revokedAt: null }] });
});
