import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Found } from '../../../../src/contract/reports/overview.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, aProject, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services, 'Moderator');
  const company = await aCompany(app.services, 'Keystone Works');
  await aProject(app.services, company, { title: 'The keystone of an arch', status: 'Draft' });
  for (let n = 0; n < 7; n += 1) await aStudent(app.services, { firstName: `Keystone ${n}` });
});
afterAll(() => app.close());

const find = async (q: string): Promise<Found[]> =>
  (await app.call(endpoints.search, { query: { q } }, admin.token)).body;

test('the search box finds five of each kind, drafts too, students first', async () => {
  const found = await find('KEYSTONE');
  expect(found.map(({ kind }) => kind)).toEqual([
    ...Array(5).fill('student'),
    'company',
    'project',
  ]);
  for (const { title } of found) expect(title.toLowerCase()).toContain('keystone');
  expect(found[6]).toMatchObject({
    title: 'The keystone of an arch',
    detail: 'Keystone Works, Draft',
  });
});

test('it finds people by address', async () => {
  expect(await find(admin.email)).toMatchObject([{ kind: 'admin', id: admin.id }]);
});

test('a letter or two find the beginnings of words', async () => {
  expect((await find('ar')).map(({ title }) => title)).toEqual(['The keystone of an arch']);
});

describe('a name is found however it is typed', () => {
  beforeAll(async () => {
    for (const firstName of ['Ångström', 'O’Brien', 'Łódź', 'Straße', 'Søderbæk', 'नरेन्द्र'])
      await aStudent(app.services, { firstName });
  });

  test.each([
    ['angstrom', 'Ångström'],
    ['ÅNGSTRÖM', 'Ångström'],
    ['A\u030Angstro\u0308m', 'Ångström'],
    ["o'brien", 'O’Brien'],
    ['O‘Brien', 'O’Brien'],
    ['obrien', 'O’Brien'],
    ['lodz', 'Łódź'],
    ['strasse', 'Straße'],
    ['soderbaek', 'Søderbæk'],
    ['Ｌｏｄｚ', 'Łódź'],
    ['नरेन्द्र', 'नरेन्द्र'],
  ])('%s finds %s', async (typed, firstName) => {
    expect((await find(typed)).map(({ title }) => title)).toEqual([`${firstName} Byron`]);
  });

  test.each(['नरन', '％％％', 'ʼ', '’’’'])('%s finds nobody', async (typed) => {
    expect(await find(typed)).toEqual([]);
  });
});

test.each(['', '  ', '%', '_', "'", 'no such thing'])('‘%s’ finds nothing', async (q) => {
  expect(await find(q)).toEqual([]);
});
