import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  aTerm,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

const day = 86_400_000;

let app: TestApp;
let admin: Someone;
let termId: number;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
  termId = await aTerm(app, admin);
  const company = await aCompany(app.services);
  const inTerm = await aProject(app.services, company, { termId, places: 3 });
  const rolling = await aProject(app.services, company);
  for (const pid of [inTerm, inTerm, rolling])
    await anApplication(app, await aStudent(app.services), pid);
});
afterAll(() => app.close());

const applied = async (query: object) => {
  const { token } = await signedIn(app.services, admin.id, 'Admin');
  const params = { name: 'funnel' } as const;
  const { body } = await app.call(endpoints.getReport, { params, query }, token);
  return [body.from, body.total.values[0]];
};

test('a report of a term tells of its projects alone, over all of its days', async () => {
  const [from, count] = await applied({ term: String(termId) });
  expect(count).toBe(2);
  const { body } = await app.call(endpoints.listTerms, {}, admin.token);
  expect(from).toBe(body.terms[0].applyFrom);
  expect((await applied({ term: 'none' }))[1]).toBe(1);
  expect((await applied({}))[1]).toBe(3);
});

test('it stays as it was once the term is past', async () => {
  const before = await applied({ term: String(termId) });
  app.passTime(400 * day);
  expect(await applied({ term: String(termId) })).toEqual(before);
  expect((await applied({}))[1]).toBe(0);
});
