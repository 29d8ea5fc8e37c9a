import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { stated } from '../../../src/contract/testing/conditions.ts';
import type { TestApp } from '../../testing/app.ts';
import { beginning } from '../../testing/beginning.ts';
import { completes } from '../../testing/engagements.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  aTerm,
  type Someone,
  signedIn,
  supervises,
  termDays,
  verified,
} from '../../testing/people.ts';

const day = 86_400_000;
const brief = {
  title: 'A lock gate',
  description: 'Draw it.',
  engineeringType: 'Civil',
  duration: 14,
  location: 'Remote',
  ...stated,
} as const;

let app: TestApp;
let admin: Someone;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
const begun = beginning(async ({ services }) => ({
  admin: await anAdmin(services),
  company: await verified(services, await aCompany(services)),
  student: await aStudent(services),
}));
beforeEach(() => {
  ({ app, admin, company, student } = begun());
});

/** Lets days pass; who was signed in is signed in anew. */
async function daysPass(days: number) {
  app.passTime(days * day);
  const anew = async <One extends Someone>(one: One, role: 'Admin' | 'Company' | 'Student') => ({
    ...one,
    ...(await signedIn(app.services, one.id, role)),
  });
  admin = await anew(admin, 'Admin');
  company = await anew(company, 'Company');
  student = await anew(student, 'Student');
}
const post = (form: object) =>
  app.call(endpoints.postProject, { body: { ...brief, ...form } }, company.token);
const get = async (pid: number, token = company.token) =>
  (await app.call(endpoints.getProject, { params: { pid } }, token)).body;
const edit = (pid: number, form: object) =>
  app.call(endpoints.editProject, { params: { pid }, body: { ...brief, ...form } }, company.token);
const move = (id: number, status: string) =>
  app.call(endpoints.moveProject, { params: { id }, body: { status } }, company.token);
const apply = (projectId: number) =>
  app.call(endpoints.apply, { body: { studentId: student.id, projectId } }, student.token);
const act = (id: number, event: 'offer' | 'accept' | 'shortlist' | 'reject') =>
  app.call(
    endpoints.moveApplication,
    { params: { id }, body: { event, ...(event === 'reject' && { reason: 'other' }) } },
    event === 'accept' ? student.token : company.token,
  );
const instantOf = async (termId: number, column: 'closes_at' | 'answers_end_at') => {
  const { rows } = await sql<{ at: Date }>`
    select ${sql.ref(column)} as at from terms where id = ${termId}`.execute(app.database.db);
  return rows[0]!.at.toISOString();
};

describe('a project of a term', () => {
  test('can be applied to until the term’s last day, unless it says an earlier one', async () => {
    const termId = await aTerm(app, admin);
    const { body: usual } = await post({ termId });
    expect(usual).toMatchObject({
      termId,
      deadline: await instantOf(termId, 'closes_at'),
      applying: 'open',
    });
    const earlier = new Date(app.services.clock().getTime() + 5 * day).toISOString();
    expect((await post({ termId, deadline: earlier })).body.deadline).toBe(earlier);
    const later = new Date(app.services.clock().getTime() + 25 * day).toISOString();
    const { status, body } = await post({ termId, deadline: later });
    expect([status, body.errors[0].path]).toEqual([400, 'deadline']);
  });

  test('is listed before applying begins, and refuses who is too early', async () => {
    const termId = await aTerm(app, admin, { applyFrom: 5 });
    const { body } = await post({ termId });
    expect(body.applying).toBe('applying-not-begun');
    const [listed] = (await app.call(endpoints.listProjects, {}, student.token)).body;
    expect(listed).toMatchObject({ pid: body.pid, applying: 'applying-not-begun' });
    expect(Date.parse(listed.opensAt)).toBeGreaterThan(app.services.clock().getTime());
    const openOnly = await app.call(
      endpoints.listProjects,
      { query: { openOnly: 'true' } },
      student.token,
    );
    expect(openOnly.body).toEqual([]);
    expect((await apply(body.pid)).body.code).toBe('applying-not-begun');
    await daysPass(5);
    expect((await apply(body.pid)).status).toBe(201);
  });

  test('ranks by fit after what students can apply to now, until applying begins', async () => {
    const { body: rolling } = await post({ title: 'A rolling bridge' });
    const termId = await aTerm(app, admin, { applyFrom: 5 });
    const { body: early } = await post({ termId });
    const ranked = async () => {
      const query = { sort: 'fit' } as const;
      const { body } = await app.call(endpoints.listProjects, { query }, student.token);
      return body.map(({ pid }: { pid: number }) => pid);
    };
    expect(await ranked()).toEqual([rolling.pid, early.pid]);
    await daysPass(5);
    expect(await ranked()).toEqual([early.pid, rolling.pid]);
  });

  test('refuses once applying has ended, and nothing comes into the term any more', async () => {
    const termId = await aTerm(app, admin);
    const { body: open } = await post({ termId });
    const { body: draft } = await post({ termId, draft: true });
    await daysPass(21);
    expect((await apply(open.pid)).body.code).toBe('applying-ended');
    expect((await move(draft.pid, 'pending')).body.code).toBe('applying-ended');
    expect((await post({ termId })).body.errors[0].path).toBe('termId');
    // What it says can still be put right.
    const edited = await edit(open.pid, {
      termId,
      deadline: open.deadline,
      description: 'Draw it well.',
    });
    expect(edited.body.description).toBe('Draw it well.');
    const rolling = await edit(draft.pid, { termId: null, deadline: null });
    expect([rolling.status, (await move(draft.pid, 'pending')).status]).toEqual([200, 200]);
  });

  test('has a term that is there', async () => {
    expect((await post({ termId: 999 })).body.errors[0].path).toBe('termId');
  });

  test('follows the days of its term until it ends, and keeps an earlier deadline of its own', async () => {
    const termId = await aTerm(app, admin, { name: 'Spring' });
    const { body: usual } = await post({ termId });
    const own = new Date(app.services.clock().getTime() + 15 * day).toISOString();
    const { body: earlier } = await post({ termId, deadline: own });
    const { body: ended } = await post({ termId });
    await move(ended.pid, 'Cancelled');
    const change = (applyTo: number) =>
      app.call(
        endpoints.updateTerm,
        {
          params: { id: termId },
          body: { name: 'Spring', ...termDays(app.services, { applyTo }) },
        },
        admin.token,
      );
    await change(25);
    expect((await get(ended.pid)).deadline).toBe(ended.deadline);
    expect((await get(usual.pid)).deadline).toBe(await instantOf(termId, 'closes_at'));
    expect((await get(earlier.pid)).deadline).toBe(own);
    await change(10);
    const closes = await instantOf(termId, 'closes_at');
    expect([(await get(usual.pid)).deadline, (await get(earlier.pid)).deadline]).toEqual([
      closes,
      closes,
    ]);
  });

  test('has offers that end with the day by which they are answered', async () => {
    const termId = await aTerm(app, admin, { answerBy: 22 });
    const pid = await aProject(app.services, company, { termId, places: 3 });
    const id = await anApplication(app, student, pid);
    await daysPass(20);
    const soon = (await act(id, 'offer')).body.offerExpiresAt;
    expect(soon).toBe(await instantOf(termId, 'answers_end_at'));
    await daysPass(4);
    expect((await app.services.timeouts.sweep()).expired).toBe(1);
  });

  test('has offers with days of their own once that day has passed', async () => {
    const termId = await aTerm(app, admin, { answerBy: 22 });
    const pid = await aProject(app.services, company, { termId });
    const id = await anApplication(app, student, pid);
    await daysPass(24);
    const { offerExpiresAt } = (await act(id, 'offer')).body;
    expect(Date.parse(offerExpiresAt) - app.services.clock().getTime()).toBeGreaterThan(6 * day);
  });

  test('is found by its term, by students, its company and admins', async () => {
    const termId = await aTerm(app, admin);
    const { body: inTerm } = await post({ termId });
    const { body: rolling } = await post({});
    for (const { token } of [student, company, admin])
      for (const [term, pid] of [
        [String(termId), inTerm.pid],
        ['none', rolling.pid],
      ]) {
        const query = { term };
        const { body } = await app.call(endpoints.listProjects, { query }, token);
        expect(body.map((one: { pid: number }) => one.pid)).toEqual([pid]);
      }
    const query = { term: String(termId) };
    const counts = await app.call(endpoints.countOwnProjects, { query }, company.token);
    expect(counts.body).toEqual([{ status: 'pending', projects: 1 }]);
    const wrong = { query: { term: 'spring' as never } };
    expect((await app.call(endpoints.listProjects, wrong, student.token)).status).toBe(400);
  });

  test('is copied by its company into the next term with words, places and team', async () => {
    const [termId, nextId] = [
      await aTerm(app, admin),
      await aTerm(app, admin, { applyFrom: 15, applyTo: 25 }),
    ];
    const { body: source } = await post({ termId, places: 3, skills: 'CAD' });
    const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
    await supervises(app.services, supervisor, source.pid);
    const copy = (token: string, into = nextId) =>
      app.call(
        endpoints.copyProject,
        { params: { pid: source.pid }, body: { termId: into } },
        token,
      );
    const { status, body } = await copy(company.token);
    expect(status).toBe(201);
    const { workFrom, workTo } = termDays(app.services);
    expect(body).toMatchObject({
      title: source.title,
      description: source.description,
      skills: 'CAD',
      places: 3,
      status: 'Draft',
      termId: nextId,
      deadline: await instantOf(nextId, 'closes_at'),
      startDate: workFrom,
      endDate: workTo,
    });
    const { team } = await get(body.pid);
    expect(team.lead.accountId).toBe(company.id);
    expect(team.supervisors).toMatchObject([{ accountId: supervisor.id }]);
    const stranger = await aCompany(app.services);
    expect((await copy(stranger.token)).status).toBe(404);
    expect((await copy(company.token, 999)).body.errors[0].path).toBe('termId');
  });
});

describe('in a past term', () => {
  test('nothing changes but what ends that runs', async () => {
    const termId = await aTerm(app, admin);
    const running = await aProject(app.services, company, { termId, places: 2 });
    const open = await aProject(app.services, company, { termId });
    const worker = await anApplication(app, student, running);
    const waiting = await anApplication(app, student, open);
    await act(worker, 'offer');
    await act(worker, 'accept');
    await move(running, 'In Progress');
    await daysPass(111);

    expect((await edit(open, { termId, places: 4 })).body.code).toBe('term-over');
    expect((await move(open, 'On Hold')).body.code).toBe('term-over');
    expect((await act(waiting, 'shortlist')).body.code).toBe('term-over');
    const { body: moves } = await app.call(
      endpoints.listProjectMoves,
      { params: { pid: open } },
      company.token,
    );
    expect([moves.moves.map(({ to }: { to: string }) => to), moves.editable]).toEqual([
      ['Cancelled'],
      [],
    ]);

    await completes(app, worker, company, student);
    const read = { params: { id: worker } };
    const { body: worked } = await app.call(endpoints.getApplication, read, company.token);
    expect(worked.status).toBe('Completed');
    const after = { params: { pid: running } };
    const ran = await app.call(endpoints.listProjectMoves, after, company.token);
    expect(ran.body.status).toBe('Completed');
    expect((await act(waiting, 'reject')).body.status).toBe('Rejected');
    expect((await move(open, 'Cancelled')).body.status).toBe('Cancelled');
  });
});

test('projects of a past term take no part in an assignment', async () => {
  const termId = await aTerm(app, admin);
  const pid = await aProject(app.services, company, { termId });
  await anApplication(app, student, pid);
  const preview = async () =>
    (await app.call(endpoints.previewAssignment, { body: {} }, admin.token)).body.projects;
  expect(await preview()).toBe(1);
  await daysPass(111);
  expect(await preview()).toBe(0);
});

test('a project in no term is as it was without any terms', async () => {
  await aTerm(app, admin);
  const { body } = await post({});
  expect(body).toMatchObject({ termId: null, opensAt: null, deadline: null, applying: 'open' });
  expect((await apply(body.pid)).status).toBe(201);
});
