import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationEdit } from '../../../../src/contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../src/contract/applications/moves.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aPdf } from '../../../testing/pdf.ts';
import {
  aCompany,
  anApplication,
  aProject,
  aResume,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let company: Someone & { companyId: number };
let student: Someone;
let id: number;
let first: number;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await aCompany(app.services);
  student = await aStudent(app.services);
  first = await aResume(app, student, { file: aPdf('first') });
  const pid = await aProject(app.services, company);
  id = await anApplication(app, student, pid, { message: 'I draw.', resumeId: first });
  app.passTime(60_000);
});

const edit = (more: Partial<ApplicationEdit>, version?: string, by = student) =>
  app.call(
    endpoints.editApplication,
    {
      params: { id },
      body: { message: 'I draw.', resumeLink: '', resumeId: first, ...more },
      version,
    },
    by.token,
  );
const earlier = async () =>
  (await app.call(endpoints.listEarlierVersions, { params: { id } }, company.token)).body;
const read = async (by = company) =>
  (await app.call(endpoints.getApplication, { params: { id } }, by.token)).body;
const move = (event: ApplicationEvent) =>
  app.call(endpoints.moveApplication, { params: { id }, body: { event } }, company.token);

describe('an application under review', () => {
  test('is edited by its student; its company reads what it says now, and what it said before', async () => {
    const second = await aResume(app, student, { file: aPdf('second') });
    const { status, headers } = await edit({ message: 'I build.', resumeId: second }, '1');
    expect([status, headers.etag]).toEqual([200, '"2"']);
    const { timeline, ...now } = await read();
    expect(now).toMatchObject({
      message: 'I build.',
      resume: { id: second },
      editedAt: timeline[1].at,
      version: '2',
    });
    expect(await earlier()).toEqual([
      {
        version: 1,
        sentAt: now.appliedDate,
        message: 'I draw.',
        resumeLink: '',
        resume: expect.objectContaining({ id: first }),
      },
    ]);
    expect(timeline[1]).toMatchObject({
      event: 'edit',
      from: 'Under Review',
      to: 'Under Review',
      by: 'student',
    });
    const resumeOf = async (version?: string) =>
      (
        await app.call(
          endpoints.sentResume,
          { params: { id }, query: version ? { version } : {} },
          company.token,
        )
      ).body;
    expect(await resumeOf()).toContain('%second');
    expect(await resumeOf('1')).toContain('%first');
    expect((await resumeOf('3')).code).toBe('not-found');
  });

  test('says nothing by mail and puts nothing on the company’s page', async () => {
    const news = async () =>
      (await app.call(endpoints.listNotifications, {}, company.token)).body.length;
    const mails = async () => (await app.mails()).filter(({ to }) => to === company.email).length;
    const before = [await news(), await mails()];
    await edit({ message: 'I build.' });
    expect([await news(), await mails()]).toEqual(before);
  });

  test('keeps the résumé it went with where the profile has none any more, or goes on without', async () => {
    await app.call(endpoints.removeResume, { params: { sId: student.id } }, student.token);
    expect((await edit({ message: 'I build.' })).body.resume.id).toBe(first);
    expect((await edit({ message: 'I build.', resumeId: null })).body.resume).toBeNull();
    // It is with an earlier version only, and not the student's to send again.
    expect((await edit({ message: 'I build.' })).body.errors[0].path).toBe('resumeId');
  });

  test('is edited from what is there; what is there already can be sent again and is no edit', async () => {
    await edit({ message: 'I build.' }, '1');
    const late = await edit({ message: 'I weld.' }, '1');
    expect([late.status, late.body.code, late.body.current]).toEqual([
      412,
      'changed',
      { version: '2', message: 'I build.', resumeLink: '', resumeId: first },
    ]);
    expect((await edit({ message: 'I build.' }, '1')).body.version).toBe('2');
  });

  test('is edited twenty times at most', async () => {
    for (let n = 1; n <= 20; n += 1) expect((await edit({ message: `${n}` })).status).toBe(200);
    const { status, body } = await edit({ message: 'Once more.' });
    expect([status, body.code, body.detail]).toEqual([
      409,
      'not-editable',
      'You have edited this application 20 times. It cannot be edited again.',
    ]);
    expect(await earlier()).toHaveLength(20);
  });

  test('is nobody else’s to edit', async () => {
    const other = await aStudent(app.services);
    expect((await edit({ message: 'x' }, undefined, other)).status).toBe(404);
    expect((await edit({ message: 'x' }, undefined, company)).status).toBe(403);
  });

  test('is moved or edited, never both at once', async () => {
    const answers = await Promise.all([
      edit({ message: 'One.' }, '1'),
      edit({ message: 'Other.' }, '1'),
      move('shortlist'),
    ]);
    const [one, other] = answers.map(({ status }) => status);
    expect([200, 409]).toContain(Math.min(one!, other!));
    expect((await earlier()).length).toBeLessThanOrEqual(1);
  });
});

test.each([
  ['shortlist', 'Shortlisted'],
  ['offer', 'Offered'],
] as const)('after %s an application cannot be edited, and says why', async (event, status) => {
  await move(event);
  const { body } = await edit({ message: 'I build.' });
  expect([body.status, body.code, body.detail]).toEqual([
    409,
    'not-editable',
    `This application is ${status}. It can be edited only while it is Under Review.`,
  ]);
});
