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

let house: TestApp;
let admin: Someone;
let termId: number;
beforeAll(async () => {
  house = await testApp();
  admin = await anAdmin(house.services);
  termId = await aTerm(house, admin);
  const company = await aCompany(house.services);
  const inTerm = await aProject(house.services, company, { termId, places: 3 });
  const rolling = await aProject(house.services, company);
  for (const pid of [inTerm, inTerm, rolling])
    await anApplication(house, await aStudent(house.services), pid);
});
afterAll(() => house.close());

const applied = async (query: object) => {
  const { token } = await signedIn(house.services, admin.id, 'Admin');
  const params = { name: 'funnel' } as const;
  const { body } = await house.call(endpoints.getReport, { params, query }, token);
  return [body.from, body.total.values[0]];
};

test('a report of a term tells of its projects alone, over all of its days', async () => {
  const [from, count] = await applied({ term: String(termId) });
  expect(count).toBe(2);
  const { body } = await house.call(endpoints.listTerms, {}, admin.token);
  expect(from).toBe(body.terms[0].applyFrom);
  expect((await applied({ term: 'none' }))[1]).toBe(1);
  expect((await applied({}))[1]).toBe(3);
});

test('it stays as it was once the term is past', async () => {
  const before = await applied({ term: String(termId) });
  house.passTime(400 * day);
  expect(await applied({ term: String(termId) })).toEqual(before);
  expect((await applied({}))[1]).toBe(0);
});
