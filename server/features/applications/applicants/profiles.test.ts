import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Applicant } from '../../../../src/contract/applications/applicants.ts';
import {
  type ApplicationEvent,
  applicationStatuses,
} from '../../../../src/contract/applications/moves.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { builtApp } from '../../../testing/built-app.ts';
import { testDatabase } from '../../../testing/database.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
let company: Someone & { companyId: number };
let student: Someone;
let pid: number;
let id: number;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

async function anApplicant(of: TestApp): Promise<void> {
  company = await aCompany(of.services);
  pid = await aProject(of.services, company, { skills: 'Statics, FEM' });
  student = await aStudent(of.services, { firstName: 'Zora' });
  id = await anApplication(of, student, pid, { message: 'I build bridges.' });
}
beforeEach(() => anApplicant(app));

const verify = async (of: TestApp, by: Someone, verified = true) =>
  of.call(
    endpoints.verifyCompany,
    { params: { id: company.companyId }, body: { verified } },
    by.token,
  );
const seen = async (of = app, by: Someone = company): Promise<Applicant> =>
  (await of.call(endpoints.listApplicants, { params: { pid } }, by.token)).body[0];
const move = (event: ApplicationEvent, by: Someone) =>
  app.call(endpoints.moveApplication, { params: { id }, body: { event } }, by.token);
const edit = (more: object) =>
  app.call(
    endpoints.updateStudent,
    {
      params: { sId: student.id },
      body: {
        firstName: 'Zora',
        lastName: 'Byron',
        email: student.email,
        engineeringType: 'Computer',
        collegeYear: 'Third',
        university: 'University of Lindow',
        ...more,
      },
    },
    student.token,
  );

describe('the profile of an applicant', () => {
  test('is the one the application was sent with, whatever the student writes later', async () => {
    const before = await seen();
    expect(before.profileAsOf).toBe(before.appliedDate);
    const later = {
      firstName: 'Nora',
      engineeringType: 'Civil',
      university: 'Elsewhere',
      skills: 'Statics, FEM',
      bio: 'Written afterwards.',
      links: ['https://later.example'],
      availableDays: 30,
    } as const;
    expect((await edit(later)).status).toBe(200);
    expect(await seen()).toEqual(before);
    const query = { searchText: 'Nora' };
    const found = await app.call(
      endpoints.listApplicants,
      { params: { pid }, query },
      company.token,
    );
    expect(found.body).toEqual([]);
  });

  test('of a new application is the present one', async () => {
    await edit({ bio: 'Now with a bio.' });
    app.passTime(1000);
    const other = await aProject(app.services, company);
    await anApplication(app, student, other);
    const { body } = await app.call(
      endpoints.listApplicants,
      { params: { pid: other } },
      company.token,
    );
    expect(body).toMatchObject([{ bio: 'Now with a bio.' }]);
  });

  test('stays after the student has withdrawn, without the address', async () => {
    await verify(app, admin);
    await move('shortlist', company);
    const shortlisted = await seen();
    expect(shortlisted.studentEmail).toBe(student.email);
    await edit({ bio: 'Written afterwards.' });
    await move('withdraw', student);
    expect(await seen()).toEqual({
      ...shortlisted,
      status: 'Withdrawn',
      studentEmail: null,
      emailWithheld: 'ended',
    });
  });

  test('no longer shows a picture that the student has replaced', async () => {
    await sql`update students set profile_image = '/api/Pictures/old' where id = ${student.id}`.execute(
      app.services.db,
    );
    const other = await aProject(app.services, company);
    await anApplication(app, student, other);
    const picture = async () =>
      (await app.call(endpoints.listApplicants, { params: { pid: other } }, company.token)).body[0]
        .profileImage;
    expect(await picture()).toBe('/api/Pictures/old');
    await sql`update students set profile_image = '/api/Pictures/new' where id = ${student.id}`.execute(
      app.services.db,
    );
    expect(await picture()).toBeNull();
  });
});

describe('the address of an applicant', () => {
  const known = [
    'Shortlisted',
    'Offered',
    'Awaiting university',
    'Accepted',
    'Completed',
    'Not completed',
  ];

  test.each(applicationStatuses)('of an application that is %s is known or not', async (status) => {
    await verify(app, admin);
    await sql`update applications set status = ${status} where id = ${id}`.execute(app.services.db);
    expect(await seen()).toMatchObject(
      known.includes(status)
        ? { studentEmail: student.email, emailWithheld: null }
        : {
            studentEmail: null,
            emailWithheld: status === 'Under Review' ? 'not-shortlisted' : 'ended',
          },
    );
    expect((await seen(app, admin)).studentEmail).toBe(student.email);
  });

  test('is in nothing that a company reads before', async () => {
    await verify(app, admin);
    const { token } = company;
    const params = { id };
    const answers = await Promise.all([
      app.call(endpoints.listApplicants, { params: { pid } }, token),
      app.call(endpoints.getApplication, { params }, token),
      app.call(endpoints.listNotifications, {}, token),
      app.call(endpoints.listProjects, { query: { onlyCompanyProjects: 'true' } }, token),
      app.call(endpoints.getProject, { params: { pid } }, token),
      app.call(endpoints.getProjectAssignment, { params: { pid } }, token),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(student.email);
    }
    const mails = (await app.mails()).filter(({ to }) => to === company.email);
    expect(JSON.stringify(mails)).not.toContain(student.email);
  });

  test('comes with the answer to the move that shortlists', async () => {
    await verify(app, admin);
    const moves = [{ applicationId: id, event: 'shortlist' }] as const;
    const answer = () =>
      app.call(endpoints.moveApplicants, { body: { moves: [...moves] } }, company.token);
    expect((await answer()).body[0].reachable).toEqual({
      studentEmail: student.email,
      emailWithheld: null,
    });
    expect((await answer()).body[0]).toMatchObject({ status: null, reachable: null });
  });

  test('is never known to a company that nobody has verified', async () => {
    await move('shortlist', company);
    expect(await seen()).toMatchObject({ studentEmail: null, emailWithheld: 'unverified' });
    await verify(app, admin);
    expect((await seen()).studentEmail).toBe(student.email);
    await verify(app, admin, false);
    expect((await seen()).studentEmail).toBeNull();
  });

  test('comes with the application where the programme has set it so, and to a verified company only', async () => {
    const open = { emailFromShortlisted: false, messagesKeptDays: 730, auditKeptDays: null };
    const other = await builtApp(await testDatabase(), { privacy: open });
    try {
      await anApplicant(other);
      expect((await seen(other)).emailWithheld).toBe('unverified');
      await verify(other, await anAdmin(other.services));
      expect(await seen(other)).toMatchObject({ studentEmail: student.email, emailWithheld: null });
    } finally {
      await other.close();
    }
  });
});
