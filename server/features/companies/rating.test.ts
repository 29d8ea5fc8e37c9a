import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aTakenPlace, completes } from '../../testing/engagements.ts';
import { aCompany, aStudent, type Someone } from '../../testing/people.ts';
import { type Rated, ratingFrom, ratingOf } from './rating.ts';

const now = 100;
/** Students by number, each with what they answered in a quarter. */
const quarter = (quarter: number, answers: Record<number, number[]>): Rated[] =>
  Object.entries(answers).map(([student, steps]) => ({
    studentId: Number(student),
    quarter,
    steps,
  }));
const five = { 1: [1], 2: [2, 4], 3: [3], 4: [4], 5: [5] };
const rated = { students: 5, mean: 3.2, from: 3, to: 4 };

test.each<[string, Rated[], ReturnType<typeof ratingFrom>]>([
  ['nobody has answered', [], null],
  ['four have', quarter(99, { 1: [5], 2: [5], 3: [5], 4: [5] }), null],
  ['five have, in a quarter that runs still', quarter(100, five), null],
  ['five have', quarter(99, five), rated],
  [
    'a sixth has answered a quarter later',
    [...quarter(98, five), ...quarter(99, { 6: [1] })],
    rated,
  ],
  [
    'five have in two quarters',
    [...quarter(97, { 1: [1], 2: [2, 4] }), ...quarter(99, { 3: [3], 4: [4], 5: [5] })],
    rated,
  ],
  [
    'all of five have answered twice',
    [...quarter(98, five), ...quarter(99, { ...five, 1: [5] })],
    { ...rated, mean: 3.6 },
  ],
  [
    'five have, partly more than two years ago',
    [...quarter(91, { 1: [1], 2: [2] }), ...quarter(92, { 3: [3], 4: [4], 5: [5] })],
    null,
  ],
])(
  'where %s a company is rated by whole quarters of five students or more',
  (_, answers, rating) => {
    expect(ratingFrom(answers, now)).toEqual(rating);
  },
);

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a rating counts what is open and was answered in its quarter', async () => {
  const { db, clock } = app.services;
  const company = await aCompany(app.services);
  const works: { id: number; student: Someone }[] = [];
  for (let step = 1; step <= 5; step += 1) {
    const student = await aStudent(app.services);
    const id = await aTakenPlace(app, company, student);
    await completes(app, id, company, student);
    await sql`
      update evaluations set steps = (select jsonb_object_agg(key, ${step}::int) from jsonb_each(steps))
      where engagement_id = ${id} and side = 'student'`.execute(db);
    works.push({ id, student });
  }
  const later = new Date(clock().getTime() + 182 * 86_400_000);
  expect(await ratingOf(db, company.id, clock())).toBeNull();
  expect(await ratingOf(db, company.id, later)).toEqual({ students: 5, mean: 3, from: 2, to: 4 });

  const [{ id, student }] = works as [(typeof works)[0]];
  const params = { id, moment: 'final' } as const;
  const rate = (token: string) =>
    app.call(endpoints.rateFeedback, { params, body: { helpful: 5 } }, token);
  expect((await rate(works[1]!.student.token)).status).toBe(404);
  expect((await rate(company.token)).status).toBe(403);
  expect((await rate(student.token)).status).toBe(200);
  // Five steps of 1 and one of 5.
  expect(await ratingOf(db, company.id, later)).toMatchObject({ mean: 3.1, from: 2, to: 4 });
  await sql`update evaluations set helpful_at = ${later} where helpful is not null`.execute(db);
  expect(await ratingOf(db, company.id, later)).toMatchObject({ mean: 3 });
  const helpful = async (token: string) =>
    (await app.call(endpoints.listEvaluations, { params: { id } }, token)).body.rounds[0].opened[0]
      .helpful;
  expect(await helpful(student.token)).toBe(5);
  expect(await helpful(company.token)).toBeNull();

  await sql`update evaluation_rounds set opened_at = null where engagement_id = ${id}`.execute(db);
  expect(await ratingOf(db, company.id, later)).toBeNull();
});
