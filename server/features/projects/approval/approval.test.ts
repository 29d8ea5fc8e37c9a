import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Notification } from '../../../../src/contract/notifications.ts';
import { projectStatuses } from '../../../../src/contract/projects/statuses.ts';
import { stated } from '../../../../src/contract/testing/conditions.ts';
import { approvalTable } from '../../../../src/machines/testing/design-tables.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';
import { addressAt } from './review.ts';

let app: TestApp;
let admin: Someone;
let student: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
  student = await aStudent(app.services);
});
afterAll(() => app.close());

let company: Someone & { companyId: number };
beforeEach(async () => {
  company = await aCompany(app.services);
});

const brief = {
  title: 'A weir',
  description: 'Measure it.',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Leeds',
  ...stated,
} as const;
const unchanged = { places: 1, skills: '', projectLink: '', deadline: null } as const;
const post = async (more: object = {}) =>
  (await app.call(endpoints.postProject, { body: { ...brief, ...more } }, company.token)).body;
const move = (id: number, status: string, { token }: Someone, reason = '') =>
  app.call(endpoints.moveProject, { params: { id }, body: { status, reason } }, token);
const moves = async (pid: number, { token }: Someone) =>
  (await app.call(endpoints.listProjectMoves, { params: { pid } }, token)).body;
const news = async ({ token }: Someone): Promise<Notification[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body;
const mailed = async ({ email }: Someone) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('the first project of a new company', () => {
  test('waits for an admin, and until then only its company and admins see it', async () => {
    const { pid, status } = await post({ skills: 'Weir welding' });
    expect(status).toBe('Awaiting approval');
    const seen = async ({ token }: Someone) => [
      (await app.call(endpoints.getProject, { params: { pid } }, token)).status,
      (await app.call(endpoints.listProjects, { query: { searchText: brief.title } }, token)).body
        .length,
    ];
    const other = await aCompany(app.services, 'Elsewhere');
    expect(await seen(student)).toEqual([404, 0]);
    expect(await seen(other)).toEqual([404, 0]);
    expect(await seen(company)).toEqual([200, 1]);
    expect((await seen(admin))[0]).toBe(200);
    const applied = await app.call(
      endpoints.apply,
      { body: { studentId: student.id, projectId: pid } },
      student.token,
    );
    expect(applied.status).toBe(404);
    const skills = await app.call(
      endpoints.suggestSkills,
      { query: { searchText: 'weir weld' } },
      student.token,
    );
    expect(skills.body).toEqual([]);
  });

  test('is told to the admins once, on the page and by mail, and stands first in what needs attention', async () => {
    const { pid } = await post();
    await post({ title: 'Another weir' });
    const asked = (await news(admin)).filter(({ link }) => link.includes('review='));
    expect(asked[0]).toMatchObject({
      kind: 'approval asked',
      message: expect.stringContaining('“A weir”'),
      link: `/admin/manage-project?review=${pid}`,
    });
    expect(asked.map(({ message }) => message).join()).not.toContain('Another weir');
    expect(await mailed(admin)).toContain('Project to approve');
    const { body } = await app.call(endpoints.getOverview, {}, admin.token);
    expect(body.attention[0].kind).toBe('project awaiting approval');
  });

  test('opens when an admin approves it; what its company posts then opens at once', async () => {
    const { pid } = await post();
    expect((await move(pid, 'pending', company)).body).toMatchObject({
      code: 'move-not-allowed',
      allowed: ['Draft', 'Cancelled'],
    });
    expect((await move(pid, 'pending', admin)).body.status).toBe('pending');
    expect((await news(company))[0]).toMatchObject({
      kind: 'project reviewed',
      title: 'Your project has been approved',
      link: `/company/project?project=${pid}`,
    });
    expect(await mailed(company)).toEqual(['Your project has been approved']);
    expect((await post({ title: 'A lock' })).status).toBe('pending');
    const { body: log } = await app.call(endpoints.listAudit, { query: {} }, admin.token);
    expect(log[0]).toMatchObject({ act: 'moved', kind: 'project', subject: 'A weir' });
  });

  test('is a draft again where an admin says why, and can be sent once more', async () => {
    const { pid } = await post();
    expect((await move(pid, 'Draft', admin)).body.errors).toEqual([
      { path: 'reason', message: 'Enter why this project is not approved.' },
    ]);
    await move(pid, 'Draft', admin, 'Say what students hand in.');
    expect((await news(company))[0]?.message).toContain('“Say what students hand in.”');
    expect(await moves(pid, company)).toMatchObject({
      status: 'Draft',
      returned: { reason: 'Say what students hand in.' },
    });
    expect((await move(pid, 'Awaiting approval', company)).status).toBe(200);
    expect((await moves(pid, company)).returned).toBeNull();
  });

  test('is not approved by who has read what it said before', async () => {
    const { pid } = await post();
    const read = await app.call(endpoints.getProject, { params: { pid } }, admin.token);
    const edited = { ...brief, description: 'Dig it.', ...unchanged };
    await app.call(endpoints.editProject, { params: { pid }, body: edited }, company.token);
    const approve = (version: string) =>
      app.call(
        endpoints.moveProject,
        { params: { id: pid }, body: { status: 'pending' }, version },
        admin.token,
      );
    expect((await approve(read.body.version)).body).toMatchObject({
      status: 412,
      code: 'changed',
      detail: 'This project was changed after you opened it. Read it again, then decide.',
    });
    expect((await moves(pid, company)).status).toBe('Awaiting approval');
    const again = await app.call(endpoints.getProject, { params: { pid } }, admin.token);
    expect((await approve(again.body.version)).status).toBe(200);
  });

  test('opens when its company is verified', async () => {
    const { pid } = await post();
    const verified = await app.call(
      endpoints.verifyCompany,
      { params: { id: company.companyId }, body: { verified: true } },
      admin.token,
    );
    expect(verified.status).toBe(200);
    expect((await moves(pid, company)).status).toBe('pending');
    expect((await post({ title: 'A lock' })).status).toBe('pending');
  });

  test.each(approvalTable)('from %s it can become %o, and nothing else', async (from, targets) => {
    for (const to of projectStatuses) {
      const { pid } = await post({ draft: from === 'Draft' });
      const { status, body } = await move(pid, to, company);
      if (targets.includes(to)) expect([to, status, body.status]).toEqual([to, 200, to]);
      else expect([to, body.code, body.allowed]).toEqual([to, 'move-not-allowed', targets]);
    }
  });
});

test('a new company posts at once if approval is off', async () => {
  const open = await testApp({ projectApproval: false });
  const fresh = await aCompany(open.services);
  const { body } = await open.call(endpoints.postProject, { body: brief }, fresh.token);
  expect(body.status).toBe('pending');
  await open.close();
});

test('an admin sees who asks', async () => {
  const { pid } = await post();
  await post({ title: 'Another', draft: true });
  const { body } = await app.call(endpoints.getProjectReview, { params: { pid } }, admin.token);
  expect(body).toMatchObject({
    company: { name: 'Lattice Works', signInEmail: company.email, website: '', verified: false },
    addressAt: null,
    others: [{ title: 'Another', status: 'Draft' }],
    otherCount: 1,
  });
});

test.each([
  ['ada@span.example', 'https://span.example', 'own'],
  ['ada@span.example', 'https://www.span.example/jobs', 'own'],
  ['ada@SPAN.example', 'https://jobs.span.example', 'own'],
  ['ada@mail.span.example', 'https://span.example', 'own'],
  ['ada@aspan.example', 'https://span.example', 'other'],
  ['ada@post.example', 'https://span.example', 'other'],
  ['ada@gmail.com', 'https://gmail.com', 'mail provider'],
  ['ada@gmail.com', '', 'mail provider'],
  ['ada@span.example', '', null],
  [null, 'https://span.example', null],
])('the address %s next to the website %s is at: %s', (email, website, at) => {
  expect(addressAt(email, website)).toBe(at);
});
