import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { TestApp } from '../../testing/app.ts';
import { beginning } from '../../testing/beginning.ts';
import { aTakenPlace, joins } from '../../testing/engagements.ts';
import {
  aCompany,
  anAdmin,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

const day = 86_400_000;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let office: Someone;
let id: number;
/** Work on which a plan was agreed. */
const begun = beginning(async (app) => {
  const company = await aCompany(app.services);
  const student = await aStudent(app.services);
  const office = await anAdmin(app.services);
  const id = await joins(app, company, student, await aProject(app.services, company));
  return { company, student, office, id };
});
beforeEach(() => {
  ({ app, company, student, office, id } = begun());
});

const ends = () =>
  app.call(
    endpoints.moveApplication,
    { params: { id }, body: { event: 'end', reason: 'agreed' } },
    company.token,
  );
const withdraws = () =>
  app.call(
    endpoints.moveApplication,
    { params: { id }, body: { event: 'withdraw' } },
    student.token,
  );
const answers = ({ token }: Someone, why = 'The site was closed.', again: 'yes' | 'no' = 'no') =>
  app.call(
    endpoints.answerEarlyEnd,
    { params: { id }, body: { why, clear: 'yes', again, toOffice: '' } },
    token,
  );
const read = async ({ token }: Someone) =>
  (await app.call(endpoints.listEvaluations, { params: { id } }, token)).body.earlyEnd;
const newsOf = async ({ token }: Someone): Promise<string> => {
  const { body } = await app.call(endpoints.listNotifications, {}, token);
  return body[0].message;
};

test('each side tells the office once why work has ended early, and the other side reads nothing of it', async () => {
  expect(await read(student)).toBeNull();
  expect((await answers(student)).status).toBe(409);
  await ends();
  expect(await newsOf(student)).toContain('the programme’s office asks you about it under Work');
  expect(await read(student)).toMatchObject({ until: expect.any(String), answers: [] });
  expect((await answers(student, 'No pump ever came.')).status).toBe(200);
  expect((await answers(student)).body.code).toBe('move-not-allowed');
  expect(await read(student)).toMatchObject({ until: null, answers: [{ side: 'student' }] });
  expect((await read(company)).answers).toEqual([]);
  await answers(company, 'He stopped answering.', 'yes');
  expect(await read(office)).toMatchObject({
    until: null,
    answers: [
      { side: 'company', why: 'He stopped answering.', clear: 'yes', again: 'yes', toOffice: '' },
      { side: 'student', why: 'No pump ever came.' },
    ],
  });
  expect((await read(company)).answers).toMatchObject([{ side: 'company' }]);
});

test('both are asked for fourteen days, and of their silence nobody is told', async () => {
  await withdraws();
  expect(await newsOf(company)).toContain('the programme’s office asks you about it under Work');
  app.passTime(14 * day);
  student = { ...student, ...(await signedIn(app.services, student.id, 'Student')) };
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
  expect((await answers(student)).status).toBe(200);
  const told = await newsOf(company);
  app.passTime(day);
  await app.services.evaluationJobs.sweep();
  await app.services.workJobs.sweep();
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
  expect(await newsOf(company)).toBe(told);
  expect(await read(company)).toEqual({ until: null, answers: [] });
  expect((await answers(company)).status).toBe(409);
});

test('where nothing was agreed nobody is asked', async () => {
  id = await aTakenPlace(app, company, student);
  await ends();
  expect(await read(student)).toBeNull();
  expect((await answers(student)).status).toBe(409);
});

test('who has answered may go, and what they told the office stays, without their name', async () => {
  await ends();
  await answers(company);
  await sql`delete from accounts where id = ${company.id}`.execute(app.services.db);
  expect((await read(office)).answers).toMatchObject([{ why: 'The site was closed.', by: null }]);
});
