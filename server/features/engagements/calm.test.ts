import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aTakenPlace, concept } from '../../testing/engagements.ts';
import {
  aCompany,
  anApplication,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

let app: TestApp;
let student: Someone;
let company: Someone & { companyId: number };
beforeAll(async () => {
  app = await testApp();
  student = await aStudent(app.services);
  company = await aCompany(app.services);
});
afterAll(() => app.close());

/** Does something until it is refused. @returns how often it was done, and why no more */
async function again(act: (time: number) => Promise<{ status: number; body: { code: string } }>) {
  for (let times = 0; ; times += 1) {
    const { status, body } = await act(times);
    if (status >= 400) return [times, status, body.code];
    if (times > 200) return times;
  }
}

test('a company proposes no plan without end in place of one that nobody has answered', async () => {
  const id = await aTakenPlace(app, company, student);
  const propose = (after: number) =>
    app.call(
      endpoints.proposePlan,
      { params: { id }, body: { milestones: [concept], after } },
      company.token,
    );
  expect(await again(propose)).toEqual([100, 429, 'too-many-requests']);
  app.passTime(86_400_000);
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
  expect((await propose(100)).status).toBe(201);
});

test('a company moves no application to and fro without end', async () => {
  student = await aStudent(app.services);
  const id = await anApplication(app, student, await aProject(app.services, company));
  const move = (time: number) => {
    const event = time % 2 === 0 ? 'shortlist' : 'unshortlist';
    return app.call(endpoints.moveApplication, { params: { id }, body: { event } }, company.token);
  };
  expect(await again(move)).toEqual([50, 429, 'too-many-requests']);
});
