import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  Applicant,
  ApplicantFilters,
} from '../../../../src/contract/applications/applicants.ts';
import type { ApplicationEvent } from '../../../../src/contract/applications/moves.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { completes } from '../../../testing/engagements.ts';
import {
  aCompany,
  anApplication,
  aProject,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let company: Someone & { companyId: number };
let students: Someone[];
let pid: number;
let ids: number[];

/** Zora knows all that is asked, Ada half, Mia nothing; they applied in the order Mia, Zora, Ada. */
beforeEach(async () => {
  company = await aCompany(app.services);
  pid = await aProject(app.services, company, { places: 2, skills: 'Statics, FEM' });
  students = [];
  ids = [];
  for (const [firstName, skills] of [
    ['Mia', ''],
    ['Zora', 'fem, Statics'],
    ['Ada', 'FEM'],
  ] as const) {
    const student = await aStudent(app.services, { firstName });
    const profile = { skills, bio: `I am ${firstName}.`, available_days: 40 };
    await app.services.db
      .updateTable('students')
      .set(profile)
      .where('id', '=', student.id)
      .execute();
    students.push(student);
    ids.push(await anApplication(app, student, pid, { message: `From ${firstName}` }));
  }
});

const list = async (query: Partial<Record<keyof ApplicantFilters, string>> = {}) => {
  const call = { params: { pid }, query } as never;
  return app.call(endpoints.listApplicants, call, company.token);
};
const firstNames = ({ body }: { body: Applicant[] }) =>
  body.map(({ studentName }) => studentName.split(' ')[0]);
const rank = (applicationIds: number[], token = company.token, after?: number[]) =>
  app.call(endpoints.rankApplicants, { params: { pid }, body: { applicationIds, after } }, token);
const note = (text: string, token = company.token, after?: string) =>
  app.call(
    endpoints.noteApplicant,
    { params: { id: ids[0]! }, body: { note: text, after } },
    token,
  );

test('a ranking is replaced by whoever has read it, with the unranked anywhere; what was sent twice is there', async () => {
  const [one, two, three] = ids as [number, number, number];
  const status = async (order: number[], after: number[]) =>
    (await rank(order, company.token, after)).status;
  await rank([]);
  expect(await status([two, one], [one, two, three])).toBe(200);
  expect(await status([one, two], [one, two, three])).toBe(412);
  expect(await status([one, three, two], [two, three, one])).toBe(200);
  expect(await status([one, three, two], [two, three, one])).toBe(200);
  expect(await status([], [one, two, three])).toBe(412);
  expect(await status([], [one, three, two])).toBe(200);
});

describe('the applicants of a project', () => {
  test('are sorted by arrival, fit, rank and name', async () => {
    await rank([ids[2]!, ids[0]!]);
    expect(firstNames(await list())).toEqual(['Mia', 'Zora', 'Ada']);
    expect(firstNames(await list({ sort: 'fit' }))).toEqual(['Zora', 'Ada', 'Mia']);
    expect(firstNames(await list({ sort: 'rank' }))).toEqual(['Ada', 'Mia', 'Zora']);
    expect(firstNames(await list({ sort: 'name' }))).toEqual(['Ada', 'Mia', 'Zora']);
  });

  test('are found by status and name, page by page', async () => {
    expect(firstNames(await list({ searchText: 'ZOR' }))).toEqual(['Zora']);
    expect(firstNames(await list({ searchText: '%' }))).toEqual([]);
    const moves = [{ applicationId: ids[1]!, event: 'shortlist' }] as const;
    await app.call(endpoints.moveApplicants, { body: { moves: [...moves] } }, company.token);
    expect(firstNames(await list({ status: 'Shortlisted' }))).toEqual(['Zora']);
    expect(firstNames(await list({ status: 'Under Review' }))).toEqual(['Mia', 'Ada']);
    for (const sort of ['applied', 'fit'] as const) {
      const second = await list({ sort, page: '2', pageSize: '2' });
      expect(second.body).toHaveLength(1);
      expect(second.headers['x-total-count']).toBe('3');
    }
  });

  test('are counted by status', async () => {
    const moves = [{ applicationId: ids[1]!, event: 'shortlist' }] as const;
    await app.call(endpoints.moveApplicants, { body: { moves: [...moves] } }, company.token);
    const { body } = await app.call(endpoints.countApplicants, { params: { pid } }, company.token);
    expect(
      new Map(body.map((row: { status: string; applications: number }) => Object.values(row))),
    ).toEqual(new Map(Object.entries({ 'Under Review': 2, Shortlisted: 1 })));
    const other = await aCompany(app.services);
    const asked = await app.call(endpoints.countApplicants, { params: { pid } }, other.token);
    expect(asked.status).toBe(404);
  });

  test('come with profile and fit, and without what is the student’s alone', async () => {
    const { id: studentId, token } = students[1]!;
    const preferences = { applicationIds: [ids[1]!] };
    await app.call(endpoints.rankOwnApplications, { body: preferences }, token);
    const { body } = await list({ searchText: 'Zora' });
    expect(body[0]).toMatchObject({
      studentId,
      message: 'From Zora',
      bio: 'I am Zora.',
      skills: 'fem, Statics',
      availableDays: 40,
      profileImage: null,
      links: [],
      note: '',
      companyRank: null,
      fit: { skillsHave: ['Statics', 'FEM'] },
    });
    expect(body[0]).not.toHaveProperty('preference');
    const params = { id: ids[1]! };
    const one = await app.call(endpoints.getApplication, { params }, company.token);
    expect(one.body.preference).toBeNull();
    const own = await app.call(endpoints.getApplication, { params }, token);
    expect(own.body.preference).toBe(1);
  });

  test('reading them changes nothing a student sees', async () => {
    const seen = () =>
      Promise.all(
        students.map(async ({ id, token }) => [
          (await app.call(endpoints.listOwnApplications, { params: { studentId: id } }, token))
            .body,
          (await app.call(endpoints.listNotifications, {}, token)).body,
        ]),
      );
    const before = await seen();
    await list({ sort: 'fit' });
    await app.call(endpoints.getApplication, { params: { id: ids[0]! } }, company.token);
    expect(await seen()).toEqual(before);
  });

  test('are nobody else’s to read', async () => {
    const stranger = await aCompany(app.services, 'Elsewhere Ltd');
    const answer = await app.call(endpoints.listApplicants, { params: { pid } }, stranger.token);
    expect(answer.status).toBe(404);
  });
});

test('a project’s applicants are a file of its company alone, one line each, with no address before its time', async () => {
  const ask = ({ token }: Someone) =>
    app.call(
      endpoints.exportApplicants,
      { params: { pid }, query: { sort: 'name' } } as never,
      token,
    );
  const { body, headers } = await ask(company);
  expect(headers['content-disposition']).toBe('attachment; filename="applicants.csv"');
  const [head, ...lines] = body.trim().split('\r\n');
  expect(head).toContain('studentName,status,appliedDate,studentEmail');
  expect(lines.map((line: string) => line.split(' ')[0])).toEqual(['Ada', 'Mia', 'Zora']);
  expect(body).not.toContain('@');
  expect((await ask(await aCompany(app.services))).status).toBe(404);
});

describe('what a company keeps for itself', () => {
  test('notes and ranks are in none of the student’s answers', async () => {
    await note('Weak in FEM, strong in welding.');
    await rank([ids[0]!]);
    const kept = (await list()).body[0];
    expect(kept).toMatchObject({ note: 'Weak in FEM, strong in welding.', companyRank: 1 });

    const { id: studentId, token } = students[0]!;
    const params = { id: ids[0]! };
    const answers = await Promise.all([
      app.call(endpoints.listOwnApplications, { params: { studentId } }, token),
      app.call(endpoints.getApplication, { params }, token),
      app.call(endpoints.listNotifications, {}, token),
      app.call(endpoints.getProject, { params: { pid } }, token),
      app.call(endpoints.listProjects, {}, token),
      app.call(endpoints.moveApplication, { params, body: { event: 'withdraw' } }, token),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/welding|companyRank|company_rank/);
    }
  });

  test('is replaced by whoever has read it; what was sent twice is there', async () => {
    expect((await note('First.', company.token, '')).status).toBe(200);
    const late = await note('Second.', company.token, '');
    expect([late.status, late.body.current]).toEqual([412, { note: 'First.' }]);
    expect((await note('Second.', company.token, 'First.')).status).toBe(200);
    expect((await note('Second.', company.token, 'First.')).status).toBe(200);
    const both = await Promise.all(['A', 'B'].map((one) => note(one, company.token, 'Second.')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('an empty note removes it; a stranger cannot write one', async () => {
    await note('First.');
    await note('');
    expect((await list()).body[0].note).toBe('');
    const stranger = await aCompany(app.services, 'Elsewhere Ltd');
    expect((await note('Mine?', stranger.token)).status).toBe(404);
    const { rows } = await sql`
      select 1 from application_notes where application_id = any(${ids}::bigint[])`.execute(
      app.services.db,
    );
    expect(rows).toEqual([]);
  });

  test('only live applications of the project are ranked, all or none', async () => {
    await rank([ids[1]!, ids[0]!]);
    const elsewhere = await aProject(app.services, company);
    const other = await anApplication(app, students[0]!, elsewhere);
    expect((await rank([other])).body.code).toBe('not-live');
    const moves = [{ applicationId: ids[1]!, event: 'reject', reason: 'other' }] as const;
    await app.call(endpoints.moveApplicants, { body: { moves: [...moves] } }, company.token);
    expect((await rank([ids[1]!])).body.code).toBe('not-live');
    const ranks = (await list()).body.map(({ companyRank }: Applicant) => companyRank);
    expect(ranks).toEqual([2, null, null]);
  });
});

test('those who took a place stay listed, whatever came of it; offers are told apart from places taken', async () => {
  const company = await aCompany(app.services);
  const pid = await aProject(app.services, company, { places: 5 });
  const move = (id: number, event: ApplicationEvent, token: string, more: object = {}) =>
    app.call(endpoints.moveApplication, { params: { id }, body: { event, ...more } }, token);
  const placed = async () => {
    const student = await aStudent(app.services);
    const id = await anApplication(app, student, pid);
    await move(id, 'offer', company.token);
    await move(id, 'accept', student.token);
    return { id, student };
  };
  const [{ id: completed, student }, { id: ended }, { id: working }] = [
    await placed(),
    await placed(),
    await placed(),
  ];
  const offered = await anApplication(app, await aStudent(app.services), pid);
  await move(offered, 'offer', company.token);
  await anApplication(app, await aStudent(app.services), pid);
  const started = { params: { id: pid }, body: { status: 'In Progress' } };
  await app.call(endpoints.moveProject, started, company.token);
  await completes(app, completed, company, student);
  await move(ended, 'end', company.token, { reason: 'agreed' });

  const asked = { params: { pid }, query: { tookPart: 'true' } } as const;
  const { body } = await app.call(endpoints.listApplicants, asked, company.token);
  expect(body.map((one: Applicant) => [one.applicationId, one.status])).toEqual([
    [completed, 'Completed'],
    [ended, 'Ended early'],
    [working, 'Accepted'],
  ]);
  const read = (token: string) => app.call(endpoints.getProject, { params: { pid } }, token);
  const own = (await read(company.token)).body;
  expect([own.placesTaken, own.waiting.offers]).toEqual([3, 1]);
  const stranger = await aCompany(app.services, 'Elsewhere Ltd');
  expect((await read(stranger.token)).body.waiting).toBeUndefined();
});
