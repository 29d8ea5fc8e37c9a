import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationStatus } from '../../../../src/contract/applications/moves.ts';
import type { CallOf } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { OnBoard } from '../../../../src/contract/engagements/board.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import {
  type FacultyStudent,
  inNeed,
  standingFilters,
} from '../../../../src/contract/universities/faculty.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aTakenPlace } from '../../../testing/engagements.ts';
import {
  aCompany,
  aFaculty,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let admin: Someone;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeAll(async () => {
  app = await testApp();
  admin = await anAdmin(app.services);
  company = await aCompany(app.services);
});
afterAll(() => app.close());

type Query = CallOf<typeof endpoints.listFacultyStudents>['query'];
const list = async ({ token }: Someone, query: Query = {}): Promise<FacultyStudent[]> =>
  (await app.call(endpoints.listFacultyStudents, { query }, token)).body;
const idsOf = async (vera: Someone, query: Query = {}) =>
  (await list(vera, query)).map(({ id }) => id);
const record = (vera: Someone, { id }: { id: number }) =>
  app.call(endpoints.getFacultyStudent, { params: { id } }, vera.token);

/** Puts an application and its project where a test needs them, past all rules. */
async function put(id: number, status: ApplicationStatus, project: { status: ProjectStatus }) {
  const { db } = app.database;
  await sql`update applications set status = ${status} where id = ${id}`.execute(db);
  await sql`
    update projects set status = ${project.status}
    where id = (select project_id from applications where id = ${id})`.execute(db);
}

describe('staff see the students of their universities', () => {
  test('and nobody else’s, in a list, by number, or in a file', async () => {
    const [one, other] = [await aFaculty(app, admin), await aFaculty(app, admin)];
    const theirs = await aStudent(app.services, { university: one.university });
    const others = await aStudent(app.services, { university: other.university });
    expect(await idsOf(one.vera)).toEqual([theirs.id]);
    expect((await record(one.vera, theirs)).status).toBe(200);
    for (const endpoint of [endpoints.getFacultyStudent, endpoints.listFacultyApplications]) {
      const answer = await app.call(endpoint, { params: { id: others.id } }, one.vera.token);
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    }
    const elsewhere = { university: String(other.universityId) };
    expect(await idsOf(one.vera, elsewhere)).toEqual([]);
    const file = await app.call(endpoints.exportFacultyStudents, {}, one.vera.token);
    expect(file.body).toContain(theirs.email);
    expect(file.body).not.toContain(others.email);
  });

  test('not who has not confirmed the address that makes them one, nor whose account is disabled', async () => {
    const { university, vera } = await aFaculty(app, admin);
    const student = await aStudent(app.services, { university });
    for (const state of ['unverified', 'disabled'] as const) {
      await sql`update accounts set state = ${state} where id = ${student.id}`.execute(
        app.database.db,
      );
      expect(await idsOf(vera)).toEqual([]);
      expect((await record(vera, student)).status).toBe(404);
    }
  });

  test('not who only names it, of whom they know the number and confirm one after another', async () => {
    const { university, vera } = await aFaculty(app, admin);
    const claims = () => aStudent(app.services, { university, isKnown: false });
    const [one, other] = [await claims(), await claims()];
    const waiting = async (after?: number) =>
      (
        await app.call(
          endpoints.getUnconfirmed,
          after ? { query: { after: String(after) } } : {},
          vera.token,
        )
      ).body;
    const say = (student: Someone, studiesHere: boolean) =>
      app.call(
        endpoints.confirmMembership,
        { params: { id: student.id }, body: { studiesHere } },
        vera.token,
      );
    expect(await idsOf(vera)).toEqual([]);
    expect((await record(vera, one)).status).toBe(404);
    expect(await waiting()).toMatchObject({ count: 2, next: { id: one.id, university } });
    expect(JSON.stringify(await waiting())).not.toContain(one.email);
    expect((await waiting(one.id)).next.id).toBe(other.id);
    expect((await say(one, true)).status).toBe(200);
    expect((await say(other, false)).status).toBe(200);
    expect((await say(other, true)).status).toBe(404);
    expect(await waiting()).toEqual({ count: 0, next: null });
    expect(await idsOf(vera)).toEqual([one.id]);
    const { body: news } = await app.call(endpoints.listNotifications, {}, other.token);
    expect(news.map(({ title }: { title: string }) => title)).toEqual([
      'Your university does not know you',
    ]);
    const form = { firstName: 'Bo', lastName: 'Ek', university, email: other.email };
    const studies = { engineeringType: 'Civil', collegeYear: 'Final' } as const;
    const changed = await app.call(
      endpoints.updateStudent,
      { params: { sId: other.id }, body: { ...form, ...studies } },
      admin.token,
    );
    expect(changed.status).toBe(200);
    expect(await idsOf(vera)).toEqual([other.id, one.id]);
  });

  test('of the universities they have now: who leaves one sees its students no longer', async () => {
    const [one, other] = [await aFaculty(app, admin), await aFaculty(app, admin)];
    const student = await aStudent(app.services, { university: one.university });
    const { vera, universityId } = one;
    const body = { name: 'Vera Holm', email: vera.email, universityIds: [other.universityId] };
    await app.call(endpoints.updateStaff, { params: { id: vera.id }, body }, admin.token);
    expect(await idsOf(vera)).toEqual([]);
    expect((await record(vera, student)).status).toBe(404);
    const again = { ...body, universityIds: [other.universityId, universityId] };
    await app.call(endpoints.updateStaff, { params: { id: vera.id }, body: again }, admin.token);
    expect(await idsOf(vera)).toEqual([student.id]);
  });
});

describe('a student stands as', () => {
  test.each([
    ['Not applied', null, null],
    ['Applied', 'Under Review', { status: 'pending' }],
    ['Applied', 'Shortlisted', { status: 'On Hold' }],
    ['Offered', 'Offered', { status: 'pending' }],
    ['Completed', 'Completed', { status: 'Completed' }],
    ['Place to confirm', 'Awaiting university', { status: 'pending' }],
    ['No open application', 'Rejected', { status: 'pending' }],
    ['No open application', 'Withdrawn', { status: 'pending' }],
    ['No open application', 'Ended early', { status: 'In Progress' }],
    ['No open application', 'Not completed', { status: 'In Progress' }],
  ] as const)(
    '%s, whose application is %s and its project %o',
    async (standing, status, project) => {
      const { university, vera } = await aFaculty(app, admin);
      const student = await aStudent(app.services, { university });
      if (status) {
        const pid = await aProject(app.services, company);
        await put(await anApplication(app, student, pid), status, project);
      }
      expect((await list(vera)).map((row) => row.standing)).toEqual([standing]);
      expect((await record(vera, student)).body.standing).toBe(standing);
      const isInNeed = (inNeed as readonly string[]).includes(standing);
      for (const other of standingFilters)
        expect(await idsOf(vera, { standing: other }), other).toEqual(
          other === standing || (other === 'Needs attention' && isInNeed) ? [student.id] : [],
        );
    },
  );

  test('how their work is getting on, as its board tells it', async () => {
    const { university, vera } = await aFaculty(app, admin);
    const student = await aStudent(app.services, { university });
    const id = await aTakenPlace(app, company, student);
    for (const [days, standing] of [
      [0, 'On track'],
      [4, 'Waiting'],
      [15, 'At risk'],
    ] as const) {
      const since = new Date(app.services.clock().getTime() - days * 86_400_000);
      await sql`update engagements set turn_since = ${since} where id = ${id}`.execute(
        app.database.db,
      );
      const { body: board } = await app.call(endpoints.listBoard, {}, vera.token);
      expect(board.map((row: OnBoard) => row.standing)).toEqual([standing]);
      expect((await list(vera, { standing })).map((row) => row.standing)).toEqual([standing]);
      expect((await record(vera, student)).body.standing).toBe(standing);
    }
  });

  test('the weightiest of several', async () => {
    const { university, vera } = await aFaculty(app, admin);
    const student = await aStudent(app.services, { university });
    const apply = async () => anApplication(app, student, await aProject(app.services, company));
    const [done, live] = [await apply(), await apply()];
    await put(done, 'Completed', { status: 'Completed' });
    expect((await list(vera))[0]).toMatchObject({ standing: 'Applied', completed: 1, work: null });
    expect(await idsOf(vera, { standing: 'Completed' })).toEqual([student.id]);
    await put(live, 'Offered', { status: 'pending' });
    expect((await list(vera))[0]?.standing).toBe('Offered');
    const id = await aTakenPlace(app, company, student);
    expect((await list(vera))[0]).toMatchObject({ standing: 'On track', work: { id } });
  });
});

test('the list is searched, filtered, sorted, counted and exported', async () => {
  const { university, universityId, vera } = await aFaculty(app, admin);
  const [ada, bo, cy] = [
    await aStudent(app.services, { university, firstName: 'Ada' }),
    await aStudent(app.services, { university, firstName: 'Bo' }),
    await aStudent(app.services, { university, firstName: 'Cy' }),
  ];
  await sql`update students set last_name = 'Aab', engineering_type = 'Civil' where id = ${cy.id}`.execute(
    app.database.db,
  );
  await sql`update students set college_year = 'First' where id = ${bo.id}`.execute(
    app.database.db,
  );
  await anApplication(app, ada, await aProject(app.services, company));
  expect(await idsOf(vera, { sort: 'lastName' })).toEqual([cy.id, ada.id, bo.id]);
  expect(await idsOf(vera, { searchText: ada.email })).toEqual([ada.id]);
  expect(await idsOf(vera, { engineeringType: 'Civil' })).toEqual([cy.id]);
  expect(await idsOf(vera, { collegeYear: 'First' })).toEqual([bo.id]);
  expect(await idsOf(vera, { university: String(universityId), standing: 'Applied' })).toEqual([
    ada.id,
  ]);
  const counts = async (query: object) => {
    const { body } = await app.call(endpoints.countFacultyStudents, { query }, vera.token);
    const each = body.counts.map((row: { standing: string; students: number }) => [
      row.standing,
      row.students,
    ]);
    return { all: body.all, ...Object.fromEntries(each) };
  };
  expect(await counts({})).toEqual({
    all: 3,
    Applied: 1,
    'Needs attention': 2,
    'Not applied': 2,
  });
  expect(await counts({ engineeringType: 'Civil' })).toEqual({
    all: 1,
    'Needs attention': 1,
    'Not applied': 1,
  });
  const query = { standing: 'Applied' } as const;
  const file = await app.call(endpoints.exportFacultyStudents, { query }, vera.token);
  expect(String(file.body).trim().split('\r\n')).toEqual([
    'firstName,lastName,email,engineeringType,collegeYear,university,standing',
    `Ada,Byron,${ada.email},Computer,Third,${university},Applied`,
  ]);
});

test('a record tells how applications stand, and nothing of what either side wrote', async () => {
  const { university, vera } = await aFaculty(app, admin);
  const student = await aStudent(app.services, { university });
  const pid = await aProject(app.services, company, { title: 'A lock gate' });
  const id = await anApplication(app, student, pid, { message: 'Planted message' });
  const params = { id };
  await app.call(
    endpoints.noteApplicant,
    { params, body: { note: 'Planted note' } },
    company.token,
  );
  await app.call(
    endpoints.rankApplicants,
    { params: { pid }, body: { applicationIds: [id] } },
    company.token,
  );
  app.passTime(3_600_000);
  const body = { event: 'shortlist', note: 'Planted words' } as const;
  await app.call(endpoints.moveApplication, { params, body }, company.token);
  const { body: applications } = await app.call(
    endpoints.listFacultyApplications,
    { params: { id: student.id } },
    vera.token,
  );
  expect(applications).toMatchObject([
    {
      applicationId: id,
      status: 'Shortlisted',
      projectTitle: 'A lock gate',
      projectStatus: 'pending',
      companyName: 'Lattice Works',
    },
  ]);
  const [{ appliedDate, movedAt }] = applications;
  expect(Date.parse(movedAt) - Date.parse(appliedDate)).toBeGreaterThanOrEqual(3_600_000);
  const { body: profile } = await record(vera, student);
  const told = JSON.stringify([applications, profile]);
  expect(told).not.toMatch(/Planted|rank|note|message|preference/i);
});
