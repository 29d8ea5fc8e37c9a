import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Applicant } from '../../../src/contract/applications/applicants.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { takesPlace } from '../../testing/engagements.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aProject,
  aStudent,
  type Someone,
  supervises,
} from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const apply = (student: Someone, projectId: number, idempotencyKey?: string, message = 'Hello.') =>
  app.call(
    endpoints.apply,
    {
      body: { studentId: student.id, projectId, message },
      ...(idempotencyKey && { idempotencyKey }),
    },
    student.token,
  );
const own = async ({ id, token }: Someone) =>
  (await app.call(endpoints.listOwnApplications, { params: { studentId: id } }, token)).body;

describe('applying with an idempotency key', () => {
  test('twenty repeats at once make one application and get one answer', async () => {
    const student = await aStudent(app.services);
    const pid = await aProject(app.services, await aCompany(app.services));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(student, pid, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(['201 Application submitted successfully!']),
    );
    expect(await own(student)).toHaveLength(1);
  });

  test('a key belongs to one call of one person', async () => {
    const [student, other] = [await aStudent(app.services), await aStudent(app.services)];
    const company = await aCompany(app.services);
    const [first, second] = [
      await aProject(app.services, company),
      await aProject(app.services, company),
    ];
    const key = randomUUID();
    await apply(student, first, key);
    expect((await apply(student, second, key)).body.code).toBe('bad-request');
    expect((await apply(other, first, key)).status).toBe(201);
  });

  test('a refused call leaves its key free', async () => {
    const student = await aStudent(app.services);
    const company = await aCompany(app.services);
    const closed = await aProject(app.services, company, { status: 'On Hold' });
    const key = randomUUID();
    expect((await apply(student, closed, key)).body.code).toBe('not-open');
    expect((await apply(student, await aProject(app.services, company), key)).status).toBe(201);
  });
});

describe('an application', () => {
  test('tells its whole story to both sides, the reason in kind words', async () => {
    const [student, company] = [await aStudent(app.services), await aCompany(app.services)];
    const pid = await aProject(app.services, company, { title: 'A crane', skills: 'CAD' });
    await apply(student, pid);
    const [{ applicationId: id }] = await own(student);
    const move = (event: 'shortlist' | 'reject', more = {}) =>
      app.call(
        endpoints.moveApplication,
        { params: { id }, body: { event, ...more } },
        company.token,
      );
    await move('shortlist');
    expect((await move('reject')).body.errors).toEqual([
      { path: 'reason', message: 'Choose a reason.' },
    ]);
    await move('reject', { reason: 'skills', note: 'Do try again next term.' });

    const { body } = await app.call(endpoints.getApplication, { params: { id } }, student.token);
    expect(body).toMatchObject({
      status: 'Rejected',
      projectTitle: 'A crane',
      project: { skills: 'CAD' },
    });
    expect(
      body.timeline.map(({ event, by, to }: Record<string, string>) => [event, by, to]),
    ).toEqual([
      ['apply', 'student', 'Under Review'],
      ['shortlist', 'company', 'Shortlisted'],
      ['reject', 'company', 'Rejected'],
    ]);
    expect(body.timeline[2]).toMatchObject({
      reason: 'Other applicants matched the required skills more closely.',
      note: 'Do try again next term.',
    });
    const seen = await app.call(endpoints.getApplication, { params: { id } }, company.token);
    expect(seen.body.timeline).toHaveLength(3);
  });

  test('names who leads the project and who supervises it to its student from the offer on', async () => {
    const [student, company] = [await aStudent(app.services), await aCompany(app.services)];
    const pid = await aProject(app.services, company);
    const supervisor = await aMember(app.services, company.companyId, 'Supervisor', 'Sam Osei');
    await supervises(app.services, supervisor, pid);
    await apply(student, pid);
    const [{ applicationId: id }] = await own(student);
    const team = async () =>
      (await app.call(endpoints.getApplication, { params: { id } }, student.token)).body.project
        .team;
    expect(await team()).toBeNull();
    const offer = { params: { id }, body: { event: 'offer' } } as const;
    await app.call(endpoints.moveApplication, offer, company.token);
    expect(await team()).toMatchObject({
      lead: { accountId: company.id },
      supervisors: [{ name: 'Sam Osei' }],
    });
  });

  test('with an offer is rejected with words until its student opens it, and by the office alone after that', async () => {
    const company = await aCompany(app.services);
    const office = await anAdmin(app.services);
    const pid = await aProject(app.services, company, { title: 'A sluice', places: 3 });
    const offered = async () => {
      const student = await aStudent(app.services, { firstName: 'Mary' });
      await apply(student, pid);
      const [{ applicationId: id }] = await own(student);
      await move(id, company, { event: 'offer' });
      return { student, id };
    };
    const move = (id: number, { token }: Someone, body: object) =>
      app.call(endpoints.moveApplication, { params: { id }, body: body as never }, token);
    const takeBack = (id: number, by: Someone, note = '') =>
      move(id, by, { event: 'reject', reason: 'taken-back', note });
    const [unread, read] = [await offered(), await offered()];
    const open = { params: { id: read.id } };
    await app.call(endpoints.getApplication, open, company.token);
    await app.call(
      endpoints.listOwnApplications,
      { params: { studentId: read.student.id } },
      read.student.token,
    );
    const list = { params: { pid } };
    const opened = async () =>
      (await app.call(endpoints.listApplicants, list, company.token)).body.map(
        ({ offerOpened }: Applicant) => offerOpened,
      );
    expect(await opened()).toEqual([false, false]);
    await app.call(endpoints.getApplication, open, read.student.token);
    expect(await opened()).toEqual([false, true]);

    expect((await takeBack(unread.id, company)).body.errors).toEqual([
      { path: 'note', message: 'Say why you take the offer back.' },
    ]);
    expect((await takeBack(unread.id, company, 'The site is sold.')).body.status).toBe('Rejected');
    const refused = await takeBack(read.id, company, 'The site is sold.');
    expect([refused.status, refused.body.code]).toEqual([409, 'move-not-allowed']);
    expect((await takeBack(read.id, office)).body.status).toBe('Rejected');
    const [news] = (await app.call(endpoints.listNotifications, {}, unread.student.token)).body;
    expect(news.title).toBe('Your offer was taken back');
    // The offer has not been mailed yet: nobody is asked to answer one that is gone.
    const subjects = (await app.mails())
      .filter(({ to }) => to === unread.student.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['Your offer was taken back']);
  });

  test('that its student answers tells the company by name', async () => {
    const [student, company] = [
      await aStudent(app.services, { firstName: 'Mary' }),
      await aCompany(app.services),
    ];
    await takesPlace(
      app,
      company,
      student,
      await aProject(app.services, company, { title: 'A sluice' }),
    );
    const { body } = await app.call(endpoints.listNotifications, {}, company.token);
    expect(body[0].message).toBe('Mary Byron accepted your offer of a place in “A sluice”.');
  });

  test('is ranked by its student among the live ones, and by nobody else', async () => {
    const student = await aStudent(app.services);
    const company = await aCompany(app.services);
    for (let i = 0; i < 3; i += 1) await apply(student, await aProject(app.services, company));
    const ids = (await own(student)).map(
      ({ applicationId }: { applicationId: number }) => applicationId,
    );
    const rank = (applicationIds: number[], { token } = student) =>
      app.call(endpoints.rankOwnApplications, { body: { applicationIds } }, token);
    const ranking = async () =>
      Object.fromEntries(
        (await own(student)).map((a: Record<string, number>) => [a.applicationId, a.preference]),
      );

    await rank([ids[2], ids[0]]);
    expect(await ranking()).toEqual({ [ids[2]]: 1, [ids[0]]: 2, [ids[1]]: null });
    const repeated = await rank([ids[1], ids[1]]);
    expect([repeated.status, repeated.body.errors]).toEqual([
      400,
      [{ path: 'applicationIds', message: 'Name each application once.' }],
    ]);
    const stranger = await aStudent(app.services);
    expect((await rank([ids[1]], stranger)).body.code).toBe('not-live');
    await app.call(
      endpoints.moveApplication,
      { params: { id: ids[0] }, body: { event: 'withdraw' } },
      student.token,
    );
    expect((await rank([ids[0]])).body.code).toBe('not-live');
    expect((await ranking())[ids[0]]).toBeNull();
  });
});
