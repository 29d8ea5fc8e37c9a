import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aTakenPlace, completes } from '../../testing/engagements.ts';
import { aCompany, aStudent } from '../../testing/people.ts';
import { habitsOf } from './habits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** All five steps of a student’s evaluation. */
const steps = (step: number) =>
  JSON.stringify({
    result: step,
    reliability: step,
    communication: step,
    learning: step,
    initiative: step,
  });

test('a company is rated from three students on, each of whom counts once, by what is open and not old', async () => {
  const { db, clock } = app.services;
  const company = await aCompany(app.services);
  const rating = async () => (await habitsOf(db, company.id, clock())).rating;
  const works: { id: number; student: Awaited<ReturnType<typeof aStudent>> }[] = [];
  for (const step of [2, 4, 5]) {
    expect(await rating()).toBeNull();
    const student = await aStudent(app.services);
    const id = await aTakenPlace(app, company, student);
    await completes(app, id, company, student);
    await sql`update evaluations set steps = ${steps(step)} where engagement_id = ${id} and side = 'student'`.execute(
      db,
    );
    works.push({ id, student });
  }
  expect(await rating()).toEqual({ students: 3, mean: 3.7, from: 3, to: 4.5 });

  const [first, second] = works as [(typeof works)[0], (typeof works)[0]];
  const params = { id: first.id, moment: 'final' } as const;
  const rate = (token: string) =>
    app.call(endpoints.rateFeedback, { params, body: { helpful: 5 } }, token);
  expect((await rate(second.student.token)).status).toBe(404);
  expect((await rate(company.token)).status).toBe(403);
  expect((await rate(first.student.token)).status).toBe(200);
  // Five steps of 2 and one of 5.
  expect(await rating()).toEqual({ students: 3, mean: 3.8, from: 3.3, to: 4.5 });
  const helpful = async (token: string) =>
    (await app.call(endpoints.listEvaluations, { params: { id: first.id } }, token)).body.rounds[0]
      .opened[0].helpful;
  expect(await helpful(first.student.token)).toBe(5);
  expect(await helpful(company.token)).toBeNull();

  const of = (what: ReturnType<typeof sql>) =>
    sql`update evaluation_rounds set opened_at = ${what} where engagement_id = ${second.id}`.execute(
      db,
    );
  await of(sql`null`);
  expect(await rating()).toBeNull();
  await of(sql`${clock()}::timestamptz - interval '25 months'`);
  expect(await rating()).toBeNull();
});
