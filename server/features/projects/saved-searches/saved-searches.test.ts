import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { SavedSearchForm } from '../../../../src/contract/projects/saved-searches.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const whole: SavedSearchForm = {
  name: 'Bridges in Leeds',
  digest: 'weekly',
  searchText: 'bridge',
  engineering: 'Civil',
  skills: 'CAD, FEM',
  maxDuration: '30',
  location: 'Leeds',
  paid: 'true',
  remote: 'false',
  maxHours: '12',
  openOnly: 'true',
};
const save = ({ token }: Someone, form: object = whole) =>
  app.call(endpoints.saveSearch, { body: form as SavedSearchForm }, token);
const list = async ({ token }: Someone) =>
  (await app.call(endpoints.listSavedSearches, {}, token)).body;

test('a search is kept as it was asked, in its student’s list alone', async () => {
  const [student, other] = [await aStudent(app.services), await aStudent(app.services)];
  const { status, body } = await save(student);
  expect([status, body]).toEqual([201, { id: body.id, ...whole }]);
  const plain = (await save(student, { name: 'Everything', digest: 'off' })).body;
  expect(plain).toMatchObject({
    searchText: '',
    engineering: '',
    maxDuration: '',
    openOnly: 'false',
  });
  expect(await list(student)).toEqual([body, plain]);
  expect(await list(other)).toEqual([]);
});

test('its student renames it, chooses how often it comes, and deletes it; nobody else does', async () => {
  const [student, other] = [await aStudent(app.services), await aStudent(app.services)];
  const { body } = await save(student);
  const params = { id: body.id };
  const change = (token: string) =>
    app.call(
      endpoints.changeSavedSearch,
      { params, body: { name: 'Spans', digest: 'daily' } },
      token,
    );
  const remove = (token: string) => app.call(endpoints.deleteSavedSearch, { params }, token);
  expect([(await change(other.token)).status, (await remove(other.token)).status]).toEqual([
    404, 404,
  ]);
  const changed = { ...body, name: 'Spans', digest: 'daily' };
  expect((await change(student.token)).body).toEqual(changed);
  expect(await list(student)).toEqual([changed]);
  expect((await remove(student.token)).body).toBe('Search deleted.');
  expect(await list(student)).toEqual([]);
  expect((await remove(student.token)).status).toBe(404);
});

test('there is room for ten, also for several asked at once', async () => {
  const student = await aStudent(app.services);
  for (let at = 0; at < 8; at += 1) await save(student);
  const answers = await Promise.all([save(student), save(student), save(student)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.detail).toBe(
    'You have saved 10 searches, which is the limit. Delete one of them first.',
  );
});

test.each([
  [{ ...whole, name: ' ' }, 'name', 'Name is required.'],
  [{ ...whole, name: 'x'.repeat(81) }, 'name', 'Use at most 80 characters.'],
  [{ ...whole, digest: 'hourly' }, 'digest', 'Choose daily, weekly or off.'],
  [{ ...whole, maxDuration: '-1' }, 'maxDuration', 'Use a number of days.'],
])('%o is refused with the field', async (form, path, message) => {
  const { status, body } = await save(await aStudent(app.services), form);
  expect([status, body.errors]).toEqual([400, [{ path, message }]]);
});
