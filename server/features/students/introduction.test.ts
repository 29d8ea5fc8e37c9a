import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, aProject, aStudent } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a new student is introduced once', async () => {
  const { token } = await aStudent(app.services);
  const introduced = async () => (await app.call(endpoints.me, {}, token)).body.introduced;
  expect(await introduced()).toBe(false);
  expect((await app.call(endpoints.introduced, {}, token)).status).toBe(200);
  expect((await app.call(endpoints.introduced, {}, token)).status).toBe(200);
  expect(await introduced()).toBe(true);
});

test('the skills that a résumé names are those that projects ask for, in their writing', async () => {
  const company = await aCompany(app.services);
  await aProject(app.services, company, { skills: 'Laser scanning, C++, CAD, Go' });
  const { token } = await aStudent(app.services);
  const text = 'I know c++, laser\nScanning (two years) and CAD. Cargo bikes; 100% “Statics”!';
  const { body } = await app.call(endpoints.skillsInText, { body: { text } }, token);
  expect([...body].sort()).toEqual(['C++', 'CAD', 'Laser scanning']);
  const long = await app.call(
    endpoints.skillsInText,
    { body: { text: 'word '.repeat(4_000) } },
    token,
  );
  expect(long.body).toEqual([]);
});

test('with skills the usual order is the best fit, without them the newest', async () => {
  const { services } = app;
  const company = await aCompany(services, 'Order Works');
  const mark = 'Sluiceway';
  await aProject(services, company, { title: `${mark} old`, skills: 'Tunnelling' });
  app.passTime(1000);
  await aProject(services, company, { title: `${mark} new`, skills: 'Baking' });
  const student = await aStudent(services);
  const titles = async () =>
    (
      await app.call(
        endpoints.listProjects,
        { query: { sort: 'usual', searchText: mark } },
        student.token,
      )
    ).body.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual([`${mark} new`, `${mark} old`]);
  const { body: me } = await app.call(endpoints.me, {}, student.token);
  await app.call(
    endpoints.updateStudent,
    { params: { sId: student.id }, body: { ...me, skills: 'Tunnelling' } },
    student.token,
  );
  expect(await titles()).toEqual([`${mark} old`, `${mark} new`]);
});
