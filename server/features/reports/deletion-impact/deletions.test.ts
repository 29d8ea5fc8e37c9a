import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, anApplication, aProject, aStudent } from '../../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('dependent records are named before a deletion; rows without any are absent', async () => {
  const admin = await anAdmin(app.services);
  const [company, idle] = [await aCompany(app.services), await aCompany(app.services)];
  const [student, newcomer] = [await aStudent(app.services), await aStudent(app.services)];
  const pid = await aProject(app.services, company);
  const draft = await aProject(app.services, company, { status: 'Draft' });
  await anApplication(app, student, pid);
  const ask = async (kind: 'student' | 'company' | 'project' | 'admin', ids: number[]) =>
    (await app.call(endpoints.listDeletions, { query: { kind, ids: ids.join(',') } }, admin.token))
      .body;

  expect(await ask('student', [student.id, newcomer.id, 999_999])).toEqual([
    {
      id: student.id,
      sentence: '1 application would be lost. Disable the student instead to keep it.',
      mayForce: true,
    },
  ]);
  expect(await ask('company', [company.companyId, idle.companyId])).toEqual([
    {
      id: company.companyId,
      sentence:
        '2 projects and 1 application would be lost. Disable the company instead to keep them.',
      mayForce: true,
    },
  ]);
  expect(await ask('project', [pid, draft])).toEqual([
    {
      id: pid,
      sentence: '1 application depends on this project. Cancel the project instead.',
      mayForce: false,
    },
  ]);
  const colleague = await anAdmin(app.services);
  expect(await ask('admin', [admin.id, colleague.id])).toEqual([
    {
      id: admin.id,
      sentence: 'You cannot remove your own access. Ask another Super Admin.',
      mayForce: false,
    },
  ]);
});

test('numbers that are none are refused by the field', async () => {
  const admin = await anAdmin(app.services);
  for (const ids of ['', 'x', '1,,2', '0', Array(101).fill(1).join(',')]) {
    const query = { kind: 'student', ids } as const;
    const { status, body } = await app.call(endpoints.listDeletions, { query }, admin.token);
    expect([ids, status, body.errors[0].path]).toEqual([ids, 400, 'ids']);
  }
});
