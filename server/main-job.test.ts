import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';
import { stated } from '../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { aCompany, anAdmin, aProject, aStudent } from './testing/people.ts';

const password = 'Trestle-demo-1';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Confirms an address with the code that was mailed to it, and signs in. @returns the token */
async function confirmAndSignIn(email: string): Promise<string> {
  const mail = (await app.mails()).findLast(({ to }) => to === email);
  const OtpCode = mail?.subject.slice(0, 6) ?? '';
  await app.call(endpoints.verifyOtp, { body: { Email: email, OtpCode } });
  const { body } = await app.call(endpoints.signIn, { body: { email, password } });
  return body.token;
}

test('a company posts, an admin approves it, a student signs up, finds and applies, the company offers, the student accepts', async () => {
  const companyEmail = `${randomUUID()}@company.example`;
  const company = {
    name: 'Lattice Works',
    recruiter: 'Ines Alvar',
    industry: 'Bridges',
    size: '11-50',
  } as const;
  await app.call(endpoints.registerCompany, {
    body: { ...company, email: companyEmail, password },
  });
  const companyToken = await confirmAndSignIn(companyEmail);
  const posted = await app.call(
    endpoints.postProject,
    {
      body: {
        title: 'Sensor mount for a glider wing',
        description: 'Design, print and test a mount that survives 6 g.',
        skills: 'CAD, cad , 3D printing',
        engineeringType: 'Mechanical',
        duration: 21,
        location: 'Remote',
        places: 2,
        ...stated,
      },
    },
    companyToken,
  );
  expect(posted).toMatchObject({
    status: 201,
    body: { status: 'Awaiting approval', skills: 'CAD, 3D printing', placesTaken: 0 },
  });
  const approved = await app.call(
    endpoints.moveProject,
    { params: { id: posted.body.pid }, body: { status: 'pending' } },
    (await anAdmin(app.services)).token,
  );
  expect(approved.body.status).toBe('pending');

  const studentEmail = `${randomUUID()}@student.example`;
  await app.call(endpoints.registerStudent, {
    body: {
      firstName: 'Noor',
      lastName: 'Haddad',
      email: studentEmail,
      password,
      engineeringType: 'Mechanical',
      collegeYear: 'Second',
      university: 'Lindow Institute',
    },
  });
  const studentToken = await confirmAndSignIn(studentEmail);
  const { body: me } = await app.call(endpoints.me, {}, studentToken);
  const found = await app.call(
    endpoints.listProjects,
    { query: { searchText: 'GLIDER' } },
    studentToken,
  );
  expect(found.headers['x-total-count']).toBe('1');
  const { pid } = found.body[0];

  const applied = await app.call(
    endpoints.apply,
    {
      body: {
        applicationId: 0,
        studentId: me.sId,
        projectId: pid,
        status: 'Under Review',
        message: 'I built two gliders.',
        resumeLink: 'https://noor.example/cv.pdf',
        appliedDate: '2025-01-01T00:00:00.000Z',
      },
    },
    studentToken,
  );
  expect(applied).toMatchObject({ status: 201, body: 'Application submitted successfully!' });

  const listed = await app.call(
    endpoints.listOwnApplications,
    { params: { studentId: me.sId } },
    studentToken,
  );
  expect(listed.body).toEqual([
    {
      applicationId: expect.any(Number),
      studentId: me.sId,
      projectId: pid,
      status: 'Under Review',
      message: 'I built two gliders.',
      resumeLink: 'https://noor.example/cv.pdf',
      appliedDate: expect.stringMatching(/^20\d\d-.*Z$/),
      projectTitle: 'Sensor mount for a glider wing',
      companyName: 'Lattice Works',
      companyId: expect.any(Number),
      companyAway: false,
      termId: null,
      projectStatus: 'pending',
      offerExpiresAt: null,
      preference: null,
    },
  ]);
  expect(listed.body[0].appliedDate).not.toBe('2025-01-01T00:00:00.000Z');

  const id = listed.body[0].applicationId;
  const offered = await app.call(
    endpoints.moveApplication,
    { params: { id }, body: { event: 'offer' } },
    companyToken,
  );
  expect(offered.body.status).toBe('Offered');
  expect(new Date(offered.body.offerExpiresAt).getTime() - Date.now()).toBeCloseTo(
    7 * 86_400_000,
    -5,
  );
  const accepted = await app.call(
    endpoints.moveApplication,
    { params: { id }, body: { event: 'accept' } },
    studentToken,
  );
  expect(accepted.body.status).toBe('Accepted');

  const after = await app.call(
    endpoints.listProjects,
    { query: { searchText: 'glider' } },
    studentToken,
  );
  expect(after.body[0]).toMatchObject({ places: 2, placesTaken: 1, applied: true });
});

test('ending a project closes what still waits, and the student may apply once only', async () => {
  const company = await aCompany(app.services);
  const student = await aStudent(app.services);
  const pid = await aProject(app.services, company);
  const body = { studentId: student.id, projectId: pid };
  expect((await app.call(endpoints.apply, { body }, student.token)).status).toBe(201);
  expect((await app.call(endpoints.apply, { body }, student.token)).body.code).toBe(
    'already-applied',
  );

  const moved = await app.call(
    endpoints.moveProject,
    { params: { id: pid }, body: { status: 'completed' } },
    company.token,
  );
  expect(moved).toMatchObject({
    status: 409,
    body: { allowed: ['In Progress', 'On Hold', 'Cancelled'] },
  });
  await app.call(
    endpoints.moveProject,
    { params: { id: pid }, body: { status: 'ONGOING' } },
    company.token,
  );
  const ended = await app.call(
    endpoints.moveProject,
    { params: { id: pid }, body: { status: 'Completed' } },
    company.token,
  );
  expect(ended.body).toMatchObject({ status: 'Completed', openApplications: 0 });

  const { body: own } = await app.call(
    endpoints.listOwnApplications,
    { params: { studentId: student.id } },
    student.token,
  );
  expect(own[0].status).toBe('Closed');
  const reopened = { params: { id: pid }, body: { status: 'In Progress' } };
  expect((await app.call(endpoints.moveProject, reopened, company.token)).status).toBe(409);
});

test('nobody applies to a draft, a project that runs, or one whose deadline is over', async () => {
  const company = await aCompany(app.services);
  const student = await aStudent(app.services);
  const applyTo = async (form: Parameters<typeof aProject>[2]) => {
    const projectId = await aProject(app.services, company, form);
    const { body } = await app.call(
      endpoints.apply,
      { body: { studentId: student.id, projectId } },
      student.token,
    );
    return body.code;
  };
  expect(await applyTo({ status: 'Draft' })).toBe('not-found');
  expect(await applyTo({ status: 'In Progress' })).toBe('not-open');
  expect(await applyTo({ deadline: '2020-01-01T00:00:00.000Z' })).toBe('deadline-passed');
});
