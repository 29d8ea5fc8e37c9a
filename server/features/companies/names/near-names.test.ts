import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { stated } from '../../../../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, type Someone, verified } from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  // Nothing else waits.
  app = await testApp({ projectApproval: false });
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

/** A word of letters that no other name here is near to. */
const aWord = () =>
  randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .padEnd(8, 'q');
const firm = { recruiter: 'R. Keller', industry: 'Bridges', size: '1-10' } as const;
const rename = ({ token }: Someone, name: string) =>
  app.call(endpoints.updateMyCompany, { body: { ...firm, name } }, token);
async function post({ token }: Someone) {
  const brief = { title: 'A weir', description: 'Draw it.', engineeringType: 'Civil' } as const;
  const body = { ...brief, duration: 14, location: 'Remote', ...stated };
  return (await app.call(endpoints.postProject, { body }, token)).body;
}
const newsOf = async ({ token }: Someone) =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title }: { title: string }) => title,
  );

test('a company with nearly a verified one’s name has its projects wait, and admins see which', async () => {
  const word = aWord();
  const real = await verified(app.services, await aCompany(app.services, `${word} Weirs`));
  const other = await aCompany(app.services, `${aWord()} Dams`);
  expect((await post(other)).status).toBe('pending');
  expect((await rename(other, `The ${word} Wiers`)).status).toBe(200);
  expect((await newsOf(admin))[0]).toBe('A name like a verified company’s');

  const { pid, status } = await post(other);
  expect(status).toBe('Awaiting approval');
  const near = [{ id: real.companyId, name: `${word} Weirs` }];
  const review = await app.call(endpoints.getProjectReview, { params: { pid } }, admin.token);
  expect(review.body.nearNames).toMatchObject(near);
  const params = { id: other.companyId };
  const record = await app.call(endpoints.getCompanyRecord, { params }, admin.token);
  expect(record.body.nearNames).toMatchObject(near);
  const own = await app.call(endpoints.myCompany, {}, other.token);
  expect(own.body.needsApproval).toBe(true);

  // One that was approved says nothing about the next.
  const approve = { params: { id: pid }, body: { status: 'pending' } } as const;
  expect((await app.call(endpoints.moveProject, approve, admin.token)).status).toBe(200);
  expect((await post(other)).status).toBe('Awaiting approval');

  const verify = { params, body: { verified: true } };
  expect((await app.call(endpoints.verifyCompany, verify, admin.token)).status).toBe(200);
  expect((await post(other)).status).toBe('pending');
});

test('a name like one that nobody has verified keeps nothing waiting', async () => {
  const word = aWord();
  await aCompany(app.services, `${word} Weirs`);
  const other = await aCompany(app.services, `${word} Wiers`);
  expect((await post(other)).status).toBe('pending');
});
