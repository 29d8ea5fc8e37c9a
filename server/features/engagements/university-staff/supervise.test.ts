import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationEvent } from '../../../../src/contract/applications/moves.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  aFaculty,
  aMemberOfStaff,
  anAdmin,
  anApplication,
  aProject,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const supervise = ({ token }: Someone, id: number) =>
  app.call(endpoints.supervise, { params: { id } }, token);
const giveUp = ({ token }: Someone, id: number) =>
  app.call(endpoints.giveUp, { params: { id } }, token);

/** A student who has applied, and on demand an offer that they accept. */
async function anApplicant() {
  const faculty = await aFaculty(app, admin);
  const student = await faculty.studentThere();
  const company = await aCompany(app.services);
  const pid = await aProject(app.services, company);
  const id = await anApplication(app, student, pid);
  const move = (event: ApplicationEvent, { token }: Someone) =>
    app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
  const accept = async () => {
    await move('offer', company);
    await move('accept', student);
  };
  return { ...faculty, student, company, pid, id, accept };
}

test('staff take on who has taken a place, and student and company see the name', async () => {
  const { vera, student, company, pid, id, accept } = await anApplicant();
  await accept();
  expect((await supervise(vera, id)).status).toBe(200);
  for (const { token } of [student, company]) {
    const { body } = await app.call(endpoints.getApplication, { params: { id } }, token);
    expect(body.academicSupervisor).toBe('Vera Holm');
  }
  const { body: rows } = await app.call(
    endpoints.listApplicants,
    { params: { pid } },
    company.token,
  );
  expect(rows).toMatchObject([{ academicSupervisor: 'Vera Holm' }]);
  const { body: news } = await app.call(endpoints.listNotifications, {}, student.token);
  expect(news[0]).toMatchObject({
    kind: 'from university',
    title: 'You have an academic supervisor',
  });
});

test('‘Mine’ lists whom one supervises, until one gives them up', async () => {
  const { vera, student, id, accept, studentThere } = await anApplicant();
  await studentThere();
  await accept();
  const mine = async () =>
    (
      await app.call(endpoints.listFacultyStudents, { query: { mine: 'true' } }, vera.token)
    ).body.map((row: { id: number }) => row.id);
  expect(await mine()).toEqual([]);
  await supervise(vera, id);
  expect(await mine()).toEqual([student.id]);
  await giveUp(vera, id);
  expect(await mine()).toEqual([]);
});

test('nobody is taken on before they have a place', async () => {
  const { vera, id } = await anApplicant();
  const { status, body } = await supervise(vera, id);
  expect([status, body.code]).toEqual([409, 'not-placed']);
});

test('of two who take on a student at once one does, and the other cannot give them up', async () => {
  const { vera, universityId, id, accept } = await anApplicant();
  const per = await aMemberOfStaff(app.services, [universityId], 'Per Lund');
  await accept();
  const answers = await Promise.all([supervise(vera, id), supervise(per, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, loser] = answers[0]!.status === 200 ? [vera, per] : [per, vera];
  expect((await giveUp(loser, id)).status).toBe(404);
  // Again is no second time.
  expect((await supervise(winner, id)).status).toBe(200);
});

test('staff of another university neither take on nor give up', async () => {
  const { vera, id, accept } = await anApplicant();
  await accept();
  const { vera: stranger } = await aFaculty(app, admin);
  expect((await supervise(stranger, id)).status).toBe(404);
  await supervise(vera, id);
  expect((await giveUp(stranger, id)).status).toBe(404);
});

test('whoever supervises or recommends is not deleted unasked; the place then has no supervisor', async () => {
  const { vera, student, id, accept } = await anApplicant();
  await accept();
  await supervise(vera, id);
  const body = { sentence: 'Builds what she draws.' };
  await app.call(endpoints.recommend, { params: { id: student.id }, body }, vera.token);
  const remove = (force: 'true' | 'false') =>
    app.call(endpoints.deleteStaff, { params: { id: vera.id }, query: { force } }, admin.token);
  expect((await remove('false')).body).toMatchObject({
    code: 'others-depend',
    detail:
      '1 recommendation would be lost, and 1 student would have no academic supervisor. Disable this account instead.',
  });
  expect((await remove('true')).status).toBe(200);
  const { body: application } = await app.call(
    endpoints.getApplication,
    { params: { id } },
    student.token,
  );
  expect(application.academicSupervisor).toBeNull();
});
