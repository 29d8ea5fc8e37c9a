import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import {
  type Delivery,
  reviewNotesAtMost,
} from '../../../../src/contract/engagements/deliveries.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aTakenPlace } from '../../../testing/engagements.ts';
import { aCompany, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let student: Someone;
let company: Awaited<ReturnType<typeof aCompany>>;
let office: Someone;
let id: number;
beforeAll(async () => {
  app = await testApp();
  student = await aStudent(app.services);
  company = await aCompany(app.services);
  office = await anAdmin(app.services);
});
afterAll(() => app.close());

const survey = { title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' };
const delivered = '# Levels\n\nTaken on a dry day.';
beforeEach(async () => {
  id = await aTakenPlace(app, company, student);
  const plan = { params: { id }, body: { milestones: [survey], after: 0 } };
  await app.call(endpoints.proposePlan, plan, company.token);
  const agree = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, agree, student.token);
  await deliver(delivered, 0);
});

const deliver = (words: string, after: number) =>
  app.call(
    endpoints.deliver,
    { params: { id, number: 1 }, body: { words, links: ['https://a.example'], after } },
    student.token,
  );
const note = (line: number, words = 'Which datum?') => ({ about: 'line', line, words }) as const;
const review = (notes: ReturnType<typeof note>[], version = 1) =>
  app.call(
    endpoints.reviewDelivery,
    { params: { id, number: 1, version }, body: { verdict: 'ask for changes', notes } },
    company.token,
  );
/** The version that counts, as somebody reads it. */
const deliveryFor = async ({ token }: Someone): Promise<Delivery> =>
  (await app.call(endpoints.listDeliveries, { params: { id, number: 1 } }, token)).body[0];

test('a review says of single lines what should change, and everybody reads it there', async () => {
  const notes = [note(1), note(3, 'And on a **wet** one?')];
  expect((await review(notes)).status).toBe(200);
  for (const someone of [student, company, office])
    expect((await deliveryFor(someone)).review).toMatchObject({ words: '', notes });
});

test('a review without notes has none', async () => {
  const body = { verdict: 'approve' } as const;
  const params = { id, number: 1, version: 1 };
  await app.call(endpoints.reviewDelivery, { params, body }, company.token);
  expect((await deliveryFor(student)).review?.notes).toEqual([]);
});

test('a note on a line that the version does not have is refused, and the review with it', async () => {
  const { status, body } = await review([note(3), note(4)]);
  expect([status, body.errors]).toEqual([
    400,
    [{ path: 'notes.1.line', message: 'This version has 3 lines: choose one of them.' }],
  ]);
  expect((await deliveryFor(student)).review).toBeNull();
});

test('it is the version under review whose lines count, and a newer one is read first', async () => {
  await deliver('Taken on a dry day.', 1);
  expect((await review([note(1)], 1)).body.code).toBe('newer-version');
  expect((await review([note(3)], 2)).body.errors).toEqual([
    { path: 'notes.0.line', message: 'This version has 1 line: choose one of them.' },
  ]);
  expect((await review([note(1)], 2)).status).toBe(200);
});

test('a version with links alone has no lines to note', async () => {
  await deliver('', 1);
  expect((await review([note(1)], 2)).body.errors).toMatchObject([{ path: 'notes.0.line' }]);
});

test.each([
  ['a note that says nothing', [note(1, ' ')], 'notes.0.words'],
  ['a line before the first', [note(0)], 'notes.0.line'],
  ['half a line', [note(1.5)], 'notes.0.line'],
  ['too many of them', Array.from({ length: reviewNotesAtMost + 1 }, () => note(1)), 'notes'],
])('%s is refused', async (_, notes, path) => {
  expect((await review(notes)).body.errors).toMatchObject([{ path }]);
});

test('as many notes as there may be are kept', async () => {
  const notes = Array.from({ length: reviewNotesAtMost }, (_, at) => note(1 + (at % 3)));
  await review(notes);
  expect((await deliveryFor(student)).review?.notes).toEqual(notes);
});
