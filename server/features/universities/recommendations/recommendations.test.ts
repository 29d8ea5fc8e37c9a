import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Notification } from '../../../../src/contract/notifications.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  aFaculty,
  aMemberOfStaff,
  anAdmin,
  anApplication,
  aProject,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const recommend = (vera: Someone, student: Someone, sentence: string) =>
  app.call(endpoints.recommend, { params: { id: student.id }, body: { sentence } }, vera.token);
const own = async ({ token }: Someone) =>
  (await app.call(endpoints.listRecommendations, {}, token)).body;
const hide = (student: Someone, vera: Someone, hidden: boolean) =>
  app.call(
    endpoints.hideRecommendation,
    { params: { id: vera.id }, body: { hidden } },
    student.token,
  );
const toldTimes = async ({ token }: Someone) =>
  (await app.call(endpoints.listNotifications, {}, token)).body.filter(
    ({ kind }: Notification) => kind === 'from university',
  ).length;

/** A student who has applied to a company's project; what that company reads of them. */
async function anApplicant() {
  const faculty = await aFaculty(app, admin);
  const student = await faculty.studentThere();
  const company = await aCompany(app.services);
  const id = await anApplication(app, student, await aProject(app.services, company));
  const read = async ({ token }: Someone) =>
    (await app.call(endpoints.getApplication, { params: { id } }, token)).body.recommendations;
  return { ...faculty, student, company, read };
}

test('a student is told of a recommendation, and companies read it by name and university', async () => {
  const { vera, student, company, university, read } = await anApplicant();
  expect((await recommend(vera, student, 'Builds what she draws.')).status).toBe(200);
  const said = { by: 'Vera Holm', university, sentence: 'Builds what she draws.' };
  expect(await own(student)).toMatchObject([{ id: vera.id, ...said, hidden: false }]);
  expect(await toldTimes(student)).toBe(1);
  expect(await read(company)).toMatchObject([said]);
  expect(await read(admin)).toMatchObject([said]);
});

test('a hidden recommendation stays hidden from companies until the student shows it, even if it changes', async () => {
  const { vera, student, company, read } = await anApplicant();
  await recommend(vera, student, 'Builds what she draws.');
  expect((await hide(student, vera, true)).body).toMatchObject([{ hidden: true }]);
  expect(await read(company)).toEqual([]);
  await recommend(vera, student, 'Finds the weakest member first.');
  expect(await toldTimes(student)).toBe(2);
  expect(await read(company)).toEqual([]);
  await hide(student, vera, false);
  expect(await read(company)).toMatchObject([{ sentence: 'Finds the weakest member first.' }]);
});

test('the same sentence again tells nobody anything', async () => {
  const { vera, student } = await anApplicant();
  for (let time = 0; time < 3; time += 1) await recommend(vera, student, 'Builds what she draws.');
  expect(await toldTimes(student)).toBe(1);
  expect(await own(student)).toHaveLength(1);
});

test('each of the staff has one sentence, changes it, and withdraws their own alone', async () => {
  const { vera, student, universityId, company, read } = await anApplicant();
  const per = await aMemberOfStaff(app.services, [universityId], 'Per Lund');
  await recommend(vera, student, 'Builds what she draws.');
  await recommend(per, student, 'Reads a drawing at a glance.');
  expect(await own(student)).toHaveLength(2);
  const withdraw = ({ token }: Someone) =>
    app.call(endpoints.withdrawRecommendation, { params: { id: student.id } }, token);
  expect((await withdraw(vera)).status).toBe(200);
  expect((await withdraw(vera)).status).toBe(404);
  expect(await read(company)).toMatchObject([{ by: 'Per Lund' }]);
});

test.each([
  ['nothing', '  ', 'Write one sentence.'],
  ['more than 280 characters', 'x'.repeat(281), 'Use at most 280 characters.'],
  [
    'more than a line',
    'One.\nTwo.',
    'Use one line, without line breaks or hidden control characters.',
  ],
])('a sentence is not %s', async (_, sentence, message) => {
  const { vera, student } = await anApplicant();
  const { status, body } = await recommend(vera, student, sentence);
  expect([status, body.errors]).toEqual([400, [{ path: 'sentence', message }]]);
});

test('staff of another university recommend nobody here, and a student hides only what is about them', async () => {
  const { vera, student } = await anApplicant();
  const other = await aFaculty(app, admin);
  expect((await recommend(other.vera, student, 'Who is this?')).status).toBe(404);
  expect(await own(student)).toEqual([]);
  await recommend(vera, student, 'Builds what she draws.');
  expect((await hide(await other.studentThere(), vera, true)).status).toBe(404);
  expect(await own(student)).toMatchObject([{ hidden: false }]);
});
