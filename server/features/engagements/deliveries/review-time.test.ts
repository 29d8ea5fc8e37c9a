import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aTakenPlace } from '../../../testing/engagements.ts';
import { aCompany, aStudent, type Someone, signedIn } from '../../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services);
});
afterAll(() => app.close());

const day = 86_400_000;
const milestones = [1, 2, 3].map((number) => ({
  title: `Part ${number}`,
  deliverable: 'Levels.',
  dueOn: '2150-03-01',
}));

/** A place with a plan, so many milestones of which are delivered. @returns its number */
async function delivered(parts: number): Promise<number> {
  const student = await aStudent(app.services);
  const id = await aTakenPlace(app, company, student);
  const params = { id };
  const plan = { params, body: { milestones, after: 0 } };
  await app.call(endpoints.proposePlan, plan, company.token);
  const agree = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, agree, student.token);
  for (let number = 1; number <= parts; number++) {
    const delivery = { params: { id, number }, body: { words: 'Done.', after: 0 } };
    await app.call(endpoints.deliver, delivery, student.token);
  }
  return id;
}
async function pass(days: number): Promise<void> {
  app.passTime(days * day);
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
}
const approve = (id: number, number: number) =>
  app.call(
    endpoints.reviewDelivery,
    { params: { id, number, version: 1 }, body: { verdict: 'approve' } },
    company.token,
  );
const reviewDays = async ({ token }: Someone = company) =>
  (await app.call(endpoints.getCompany, { params: { id: company.companyId } }, token)).body
    .reviewDays;

test('how long a company takes to review is said from three reviews on, and counts what it leaves lying', async () => {
  const id = await delivered(3);
  await pass(2);
  await approve(id, 1);
  await approve(id, 2);
  expect(await reviewDays()).toBeNull();
  await approve(id, 3);
  expect(await reviewDays(await aStudent(app.services))).toBe(2);
  const { body } = await app.call(endpoints.myCompany, {}, company.token);
  expect(body.reviewDays).toBe(2);

  for (let place = 0; place < 4; place++) await delivered(1);
  await pass(1);
  expect(await reviewDays()).toBe(2);
  await pass(19);
  expect(await reviewDays()).toBe(20);
  const { companyId } = await aCompany(app.services);
  const other = await app.call(endpoints.getCompany, { params: { id: companyId } }, company.token);
  expect(other.body.reviewDays).toBeNull();
});
