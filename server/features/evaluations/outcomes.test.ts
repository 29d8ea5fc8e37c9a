import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Outcome } from '../../../src/contract/evaluations/outcomes.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anEngagement } from '../../testing/engagements.ts';
import { anEvaluation, opensToOffice } from '../../testing/evaluations.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  anApplication,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

const day = 86_400_000;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let supervisor: Someone;
let student: Someone;
/** Two of the office. */
let office: Someone;
let other: Someone;
let id: number;
beforeAll(async () => {
  app = await testApp();
  // Noon, so that hours pass without the day passing.
  app.passTime(day + day / 2 - (app.services.clock().getTime() % day));
  company = await aCompany(app.services);
  supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  office = await anAdmin(app.services);
  other = await anAdmin(app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  await pass(0);
  student = await aStudent(app.services);
  id = await anEngagement(app, { student, company, supervisor }, 'Evaluating');
  await opensToOffice(app, id);
});

async function pass(days: number) {
  app.passTime(days * day);
  const { services } = app;
  company = { ...company, ...(await signedIn(services, company.id, 'Company')) };
  if (student) student = { ...student, ...(await signedIn(services, student.id, 'Student')) };
  office = { ...office, ...(await signedIn(services, office.id, 'Admin')) };
  other = { ...other, ...(await signedIn(services, other.id, 'Admin')) };
}

type Of = 'decideOutcome' | 'decideObjection';
const decide = (
  outcome: Outcome,
  by = office,
  call: Of = 'decideOutcome',
  because = 'As seen.',
  version?: string,
) =>
  app.call(
    endpoints[call],
    { params: { id }, body: { outcome, because }, ...(version && { version }) },
    by.token,
  );
const again = (outcome: Outcome, by = other, version?: string) =>
  decide(outcome, by, 'decideObjection', 'It was there.', version);
const object = (by: Someone, words = 'It is all there.') =>
  app.call(endpoints.objectToOutcome, { params: { id }, body: { words } }, by.token);
const read = async ({ token }: Someone) =>
  (await app.call(endpoints.listEvaluations, { params: { id } }, token)).body.outcome;
const room = async () =>
  (await app.call(endpoints.getEngagement, { params: { id } }, student.token)).body;
const application = async () =>
  (await app.call(endpoints.getApplication, { params: { id } }, student.token)).body;
const project = async () => {
  const params = { pid: (await application()).projectId };
  return (await app.call(endpoints.getProject, { params }, company.token)).body;
};
const news = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ message }: { message: string }) => message,
  );

describe('not completed', () => {
  test('is decided with reasons; application and engagement end so, and both sides are told until when they may object', async () => {
    expect((await decide('Not completed', office, 'decideOutcome', '')).status).toBe(400);
    expect((await decide('Not completed')).status).toBe(200);
    expect(await room()).toMatchObject({ state: 'Not completed', next: null, turn: null });
    const { status, timeline } = await application();
    expect([status, timeline.at(-1)]).toMatchObject([
      'Not completed',
      { event: 'not complete', by: 'system', note: 'As seen.' },
    ]);
    for (const side of [student, company])
      expect((await news(side))[0]).toMatch(/ is not completed\. You can read why, and object un/);
    expect((await decide('Completed')).body.code).toBe('engagement-over');
  });

  test('ends the part of its student, who may apply again; the project stays as it is, and the place is theirs', async () => {
    await decide('Not completed');
    const { pid, ...known } = await project();
    expect(known).toMatchObject({ status: 'pending', placesTaken: 1 });
    await sql`update projects set places = 2 where id = ${pid}`.execute(app.services.db);
    expect(await anApplication(app, student, pid)).toBeGreaterThan(id);
  });
});

describe('an objection', () => {
  test.each([
    ['student', 13, 200],
    ['student', 14, 200],
    ['student', 15, 409],
    ['company', 13, 200],
    ['company', 14, 200],
    ['company', 15, 409],
  ] as const)(
    'of the %s, %i days after the office has decided, is answered %i',
    async (side, days, status) => {
      await decide('Not completed');
      await pass(days);
      const by = side === 'student' ? student : company;
      const until = status === 200 ? expect.any(String) : null;
      expect(await read(by)).toMatchObject({ objectUntil: until, isFinal: status === 409 });
      expect((await object(by)).status).toBe(status);
      expect((await room()).next).toBe(status === 200 ? 'decide objection' : null);
    },
  );

  test('is decided by somebody else of the office, which is final; all of it stays readable to both sides', async () => {
    await decide('Not completed');
    expect((await again('Completed')).body.code).toBe('move-not-allowed');
    await object(student);
    expect((await object(student)).body.code).toBe('move-not-allowed');
    await object(company, 'It is not.');
    const query = { searchText: student.email };
    const board = await app.call(endpoints.listBoard, { query }, other.token);
    expect(board.body).toMatchObject([{ id, next: 'decide objection', turn: 'office' }]);
    expect(await news(company)).toContainEqual(
      expect.stringMatching(/ objects to the decision about/),
    );
    expect([(await read(office)).isYours, (await read(other)).isYours]).toEqual([true, false]);
    expect((await again('Completed', office)).body.code).toBe('decided-first');
    expect((await again('Completed with distinction')).status).toBe(200);
    expect(await room()).toMatchObject({ state: 'Completed', next: null });
    expect((await application()).status).toBe('Completed');
    expect((await project()).status).toBe('Completed');
    for (const reader of [student, company, office])
      expect(await read(reader)).toMatchObject({
        outcome: 'Completed with distinction',
        because: 'It was there.',
        first: { outcome: 'Not completed', because: 'As seen.' },
        objections: [
          { side: 'student', words: 'It is all there.' },
          { side: 'company', words: 'It is not.' },
        ],
        objectUntil: null,
        isFinal: true,
      });
    expect((await news(student))[0]).toMatch(
      / is completed with distinction\. .+ This is final\.$/,
    );
    expect((await object(company)).body.code).toBe('move-not-allowed');
    expect((await again('Not completed')).body.code).toBe('move-not-allowed');
    const { rows } = await sql`
      select from events where about = 'application' and about_id = ${id} and facts ->> 'to' in ('Completed', 'Not completed')`.execute(
      app.services.db,
    );
    expect(rows).toHaveLength(2);
  });

  test('is decided on what was read of it: with one more the office is told to read that too', async () => {
    await decide('Not completed');
    await object(student);
    const { version } = await read(other);
    await object(company, 'It is not.');
    const late = await again('Completed', other, version);
    expect([late.status, late.body.code]).toEqual([412, 'changed']);
    const { version: newest, first } = await read(other);
    expect([late.body.current, first]).toEqual([{ version: newest }, null]);
    expect((await again('Completed', other, newest)).status).toBe(200);
  });

  test.each([
    ['Completed', 'Completed', 'Completed'],
    ['Completed', 'Not completed', 'Not completed'],
    ['Completed', 'Completed with distinction', 'Completed'],
    ['Not completed', 'Not completed', 'Not completed'],
  ] as const)('to %s may lead to %s: the engagement is %s', async (first, second, state) => {
    await decide(first);
    await object(first === 'Completed' ? company : student);
    expect((await again(second)).status).toBe(200);
    expect(await room()).toMatchObject({ state, next: null });
    expect((await application()).status).toBe(state);
  });

  test('waits past its days, and nothing is done in the room meanwhile', async () => {
    await decide('Not completed');
    await object(student);
    await pass(20);
    expect(await read(student)).toMatchObject({ objectUntil: null, isFinal: false });
    expect((await object(company)).body.code).toBe('move-not-allowed');
    const remind = await app.call(endpoints.remind, { params: { id } }, other.token);
    expect(remind.body.code).toBe('engagement-over');
    expect((await again('Not completed')).status).toBe(200);
  });

  test('is made once of two at once, and decided once', async () => {
    await decide('Not completed');
    const objections = await Promise.all([object(student), object(student)]);
    expect(objections.map(({ status }) => status).sort()).toEqual([200, 409]);
    const decisions = await Promise.all([again('Completed'), again('Not completed')]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is not made to what followed from what the company wrote', async () => {
    const done = await anEngagement(app, { student, company, supervisor }, 'Evaluating');
    id = done;
    for (const [side, { token }] of [
      ['company', company],
      ['student', student],
    ] as const)
      await app.call(
        endpoints.evaluate,
        { params: { id, moment: 'final' }, body: anEvaluation(side) },
        token,
      );
    expect(await read(student)).toMatchObject({
      outcome: 'Completed',
      objectUntil: null,
      isFinal: true,
    });
    expect((await object(student)).body.code).toBe('move-not-allowed');
  });
});
