import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aStudent } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const page = { about: '', isPublished: false, isIndexed: false, shown: [] };
const save = (token: string, name: string) =>
  app.call(endpoints.savePortfolio, { body: { ...page, name } }, token);
const own = async (token: string) => (await app.call(endpoints.getPortfolio, {}, token)).body;

test('an address is proposed until one is saved, and there is no link before', async () => {
  const { token } = await aStudent(app.services);
  const before = await own(token);
  expect(before).toMatchObject({ privateLink: '', changedAt: null, entries: [] });
  await save(token, 'fish-passes');
  const after = await own(token);
  expect(after.name).toBe('fish-passes');
  expect(after.privateLink).toMatch(/\/p\/fish-passes\?key=[\w-]{22}$/);
});

test('an address belongs to one portfolio, and the field of the other says so', async () => {
  const [one, other] = [await aStudent(app.services), await aStudent(app.services)];
  await save(one.token, 'weirs');
  await save(one.token, 'weirs');
  const refused = await save(other.token, 'weirs');
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: 'portfolio-name-taken',
    errors: [{ path: 'name', message: 'Another portfolio has this address. Choose another one.' }],
  });
});

test('the private link that is withdrawn is another one afterwards', async () => {
  const { token } = await aStudent(app.services);
  await save(token, 'locks');
  const { privateLink: before } = await own(token);
  const { body } = await app.call(endpoints.withdrawPrivateLink, {}, token);
  expect(body.privateLink).not.toBe(before);
  expect((await own(token)).privateLink).toBe(body.privateLink);
});
