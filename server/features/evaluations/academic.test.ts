import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type Academic, universityResults } from '../../../src/contract/evaluations/academic.ts';
import { versionAt } from '../../../src/contract/version-read.ts';
import type { TestApp } from '../../testing/app.ts';
import { beginning } from '../../testing/beginning.ts';
import { aTakenPlace } from '../../testing/engagements.ts';
import { evaluates } from '../../testing/evaluations.ts';
import {
  aCompany,
  aMemberOfStaff,
  anAdmin,
  aStudent,
  aUniversity,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let office: Someone;
let ingrid: Someone;
let colleague: Someone;
let id: number;
/** Work that is done, of a student whom Ingrid looks after. */
const begun = beginning(async (app) => {
  const company = await aCompany(app.services);
  const office = await anAdmin(app.services);
  const university = await aUniversity(app, office, { name: 'University of Ulm' });
  const student = await aStudent(app.services, { university: 'University of Ulm' });
  const ingrid = await aMemberOfStaff(app.services, [university]);
  const colleague = await aMemberOfStaff(app.services, [university]);
  const id = await aTakenPlace(app, company, student);
  await app.call(endpoints.supervise, { params: { id } }, ingrid.token);
  const params = { id };
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' }];
  await app.call(endpoints.proposePlan, { params, body: { milestones, after: 0 } }, company.token);
  const agree = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, agree, student.token);
  return { company, office, student, ingrid, colleague, id };
});
beforeEach(() => {
  ({ app, company, office, student, ingrid, colleague, id } = begun());
});

const isDone = () =>
  app.call(
    endpoints.waiveMilestone,
    { params: { id, number: 1 }, body: { reason: 'It was there.' } },
    company.token,
  );
const writes = ({ token }: Someone, words = 'Well argued.', version?: string) =>
  app.call(
    endpoints.evaluateAsUniversity,
    { params: { id }, body: { result: universityResults[3], words }, version },
    token,
  );
const read = async ({ token }: Someone) =>
  (await app.call(endpoints.listEvaluations, { params: { id } }, token)).body;
const wordsFor = async (reader: Someone): Promise<Academic['written']> =>
  (await read(reader)).academic?.written ?? null;

test('the academic supervisor is asked once the work is done, told once, and writes beside the two sides', async () => {
  expect((await writes(ingrid)).body.code).toBe('move-not-allowed');
  await isDone();
  const news = await app.call(endpoints.listNotifications, {}, ingrid.token);
  expect(news.body.map(({ title }: { title: string }) => title)).toEqual([
    'An evaluation is waiting for you',
  ]);
  expect((await read(ingrid)).academic).toEqual({ mayWrite: true, written: null });
  await writes(ingrid, 'Sound.');
  await writes(ingrid);
  expect(await wordsFor(ingrid)).toMatchObject({
    result: universityResults[3],
    words: 'Well argued.',
  });
  for (const reader of [student, company, office]) expect((await read(reader)).academic).toBeNull();
  const { rounds } = await read(ingrid);
  expect(rounds).toMatchObject([{ openedAt: null, own: null, opened: [], written: [] }]);
  await evaluates(app, id, company, student);
  for (const reader of [student, company, office])
    expect(await wordsFor(reader)).toMatchObject({ words: 'Well argued.' });
  const opened = (await read(ingrid)).rounds[0].opened;
  expect(opened).toMatchObject([
    { side: 'company', words: 'It holds.', toOffice: '' },
    { side: 'student' },
  ]);
});

test('it can be written, and changed, until the day the evaluations open at the latest, though they are open', async () => {
  await isDone();
  await evaluates(app, id, company, student);
  expect((await writes(ingrid)).status).toBe(200);
  expect((await writes(ingrid, 'Very well argued.')).status).toBe(200);
  app.passTime(21 * 86_400_000);
  const late = { ...ingrid, ...(await signedIn(app.services, ingrid.id, 'Faculty')) };
  expect((await writes(late)).body.code).toBe('move-not-allowed');
  expect((await read(late)).academic).toMatchObject({
    mayWrite: false,
    written: { words: 'Very well argued.' },
  });
});

test('whoever looks after the student next reads what was written, and replaces it only then', async () => {
  await isDone();
  await writes(ingrid);
  await app.call(endpoints.giveUp, { params: { id } }, ingrid.token);
  await app.call(endpoints.supervise, { params: { id } }, colleague.token);
  const late = await writes(colleague, 'Too short.', versionAt(null));
  expect([late.status, late.body.current]).toMatchObject([412, { words: 'Well argued.' }]);
  const written = await wordsFor(colleague);
  expect(written?.words).toBe('Well argued.');
  expect((await writes(colleague, 'Too short.', versionAt(written?.at))).status).toBe(200);
  expect((await read(ingrid)).academic).toBeNull();
});

test('nobody else of the university is asked or reads evaluations, and whoever wrote may go', async () => {
  await isDone();
  await writes(ingrid);
  expect((await writes(colleague)).body.code).toBe('move-not-allowed');
  const nothing = { rounds: [], outcome: null, shares: null, academic: null };
  const roomOf = async ({ token }: Someone) =>
    (await app.call(endpoints.getEngagement, { params: { id } }, token)).body.evaluations;
  expect([await roomOf(ingrid), await roomOf(colleague)]).toEqual([1, 0]);
  await evaluates(app, id, company, student);
  expect(await read(colleague)).toMatchObject(nothing);
  await sql`delete from accounts where id = ${ingrid.id}`.execute(app.services.db);
  expect(await wordsFor(student)).toMatchObject({ words: 'Well argued.', by: null });
});

test.each([
  ['is reminded once, three days before the day, though the evaluations may be open', 1],
  ['is not reminded once it has written', 0],
])('the academic supervisor %s', async (_, times) => {
  await isDone();
  await evaluates(app, id, company, student);
  if (times === 0) await writes(ingrid);
  const told: number[] = [];
  for (const days of [10, 1, 3, 3]) {
    app.passTime(days * 86_400_000);
    await app.services.evaluationJobs.sweep();
    await app.services.workJobs.sweep();
    const { token } = await signedIn(app.services, ingrid.id, 'Faculty');
    const { body } = await app.call(endpoints.listNotifications, {}, token);
    const waiting = ({ title }: { title: string }) => title === 'An evaluation is waiting for you';
    // The first of them told that the work is done.
    told.push(body.filter(waiting).length - 1);
  }
  expect(told).toEqual([0, times, times, times]);
});
