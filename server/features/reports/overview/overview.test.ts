import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { AttentionKind, Overview } from '../../../../src/contract/reports/overview.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { signs } from '../../../testing/credentials.ts';
import { anEngagement, aTakenPlace, completes } from '../../../testing/engagements.ts';
import { isNotCompleted, opensToOffice } from '../../../testing/evaluations.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  signedIn,
} from '../../../testing/people.ts';
import { growthOf, monthEnds } from './routes.ts';

const day = 86_400_000;
const read = async (app: TestApp, token: string): Promise<Overview> =>
  (await app.call(endpoints.getOverview, {}, token)).body;
const about = ({ attention }: Overview, kind: AttentionKind) =>
  attention.find((one) => one.kind === kind);
const countOf = (overview: Overview, kind: AttentionKind) => about(overview, kind)?.count ?? 0;
const firstOf = (overview: Overview, kind: AttentionKind) => about(overview, kind)?.first?.title;

describe('the dashboard of the demo', () => {
  let app: TestApp;
  let overview: Overview;
  beforeAll(async () => {
    app = await testApp();
    await seedDemo(app.database.db, app.services.clock());
    overview = await read(app, (await anAdmin(app.services)).token);
  });
  afterAll(() => app.close());

  test('shows 1,250 students and 12% this month', () => {
    expect(overview.students.total).toBe(1250);
    expect(Math.round(overview.students.growth! * 100)).toBe(12);
  });

  test('shows every figure with twelve totals, growing to the present one', () => {
    for (const name of ['companies', 'students', 'projects', 'completedProjects'] as const) {
      const { total, trend } = overview[name];
      expect(trend).toHaveLength(12);
      expect(trend).toEqual(trend.toSorted((one, other) => one - other));
      expect(trend.at(-1)).toBe(total);
    }
    expect(overview).toMatchObject({ companies: { total: 48 }, projects: { total: 160 } });
  });

  test('tells of the five companies that wait, of open messages, and what happened last', () => {
    expect(countOf(overview, 'unverified company')).toBe(5);
    expect(countOf(overview, 'open message')).toBe(3);
    expect(overview.activity).toHaveLength(20);
    const times = overview.activity.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    // A project wherever there is one; the latest of all applied to one.
    for (const { did, by, project } of overview.activity) {
      expect(by.name).not.toBe('');
      expect(project?.title ?? null).toEqual(did === 'joined' ? null : expect.any(String));
    }
  });
});

describe('records that need attention', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test('are open projects without applicants whose deadline is within seven days', async () => {
    const { services } = app;
    const company = await aCompany(services);
    const { token } = await anAdmin(services);
    const due = (title: string, days: number, status: 'pending' | 'Draft' = 'pending') => {
      const deadline = new Date(services.clock().getTime() + days * day).toISOString();
      return aProject(services, company, { title, deadline, status });
    };
    await due('near', 6.9);
    await due('nearer', 1);
    await due('far', 7.1);
    await due('over', -1);
    await due('draft', 3, 'Draft');
    await anApplication(app, await aStudent(services), await due('applied for', 3));
    const overview = await read(app, token);
    expect(firstOf(overview, 'project without applicants')).toBe('nearer');
    expect(countOf(overview, 'project without applicants')).toBe(2);
    const query = { kind: 'project without applicants' } as const;
    const { body: all } = await app.call(endpoints.listAttention, { query }, token);
    expect(all.map(({ title }: { title: string }) => title)).toEqual(['nearer', 'near']);
    expect(firstOf(overview, 'unverified company')).toBe('Lattice Works');
    expect(countOf(overview, 'unverified company')).toBe(1);
  });

  test('are projects whose applicants wait for more than two weeks, and those that nobody works on', async () => {
    const { services } = app;
    const company = await aCompany(services, 'Pier & Sons');
    const slow = await aProject(services, company, { title: 'slow' });
    await anApplication(app, await aStudent(services), slow);
    await aProject(services, company, { title: 'begun alone', status: 'In Progress' });
    const staffed = await aProject(services, company, { title: 'begun with somebody' });
    const id = await anApplication(app, await aStudent(services), staffed);
    const offer = { params: { id }, body: { event: 'offer' } } as const;
    await app.call(endpoints.moveApplication, offer, company.token);
    const run = { params: { id: staffed }, body: { status: 'In Progress' } };
    await app.call(endpoints.moveProject, run, company.token);
    const before = await read(app, (await anAdmin(services)).token);
    expect(about(before, 'overdue answer')).toBeUndefined();
    expect(countOf(before, 'project at risk')).toBe(2);
    expect(firstOf(before, 'project at risk')).toBe('over');
    app.passTime(15 * day);
    const after = await read(app, (await anAdmin(services)).token);
    expect(countOf(after, 'overdue answer')).toBe(2);
  });

  test('are companies of which two students thought little, or that stayed silent or ended work again and again', async () => {
    const { services } = app;
    const company = await aCompany(services, 'Silt & Daughters');
    const { token } = await anAdmin(services);
    const sign = async () => about(await read(app, token), 'early sign')?.first?.detail;
    const works: number[] = [];
    for (let nth = 0; nth < 3; nth++) {
      const student = await aStudent(services);
      works.push(await aTakenPlace(app, company, student));
      if (nth < 2) await completes(app, works[nth]!, company, student);
    }
    expect(await sign()).toBeUndefined();
    await sql`
      update evaluations set steps = steps || '{"result": 2, "learning": 1, "initiative": 2}'
      where side = 'student' and engagement_id = any(${works})`.execute(services.db);
    expect(await sign()).toBe('2 students below 3 of 5');
    await sql`delete from evaluations where side = 'company' and engagement_id = any(${works})`.execute(
      services.db,
    );
    await sql`
      update engagements set state = 'Ended early', next = null, turn = null where id = any(${works})`.execute(
      services.db,
    );
    expect(await sign()).toBe('2 evaluations not written; 2 students below 3 of 5; 3 ended early');
    await sql`
      insert into end_answers (engagement_id, side, why, clear, again, to_office, at)
      select id, 'student', 'No reviews.', 'no', case when id = ${works[0]!} then 'yes' else 'no' end, '', now()
      from unnest(${works}::bigint[]) id`.execute(services.db);
    expect(await sign()).toContain('2 students who would not work there again, after an early end');
  });

  test('are offers in their last two days, and work as its board counts it', async () => {
    const { services } = app;
    const company = await aCompany(services, 'Quoin Works');
    const [student, worker] = [await aStudent(services), await aStudent(services)];
    const pid = await aProject(services, company, { title: 'offered' });
    const id = await anApplication(app, student, pid);
    const offer = { params: { id }, body: { event: 'offer' } } as const;
    await app.call(endpoints.moveApplication, offer, company.token);
    const supervisor = await aMember(services, company.companyId, 'Supervisor');
    await anEngagement(app, { student: worker, company, supervisor }, 'Working');
    const before = await read(app, (await anAdmin(services)).token);
    for (const kind of ['offer expiring', 'work at risk'] as const)
      expect(about(before, kind)).toBeUndefined();

    app.passTime(5.5 * day);
    const soon = await read(app, (await anAdmin(services)).token);
    expect(about(soon, 'offer expiring')).toMatchObject({
      count: 1,
      first: { id: pid, title: 'offered', detail: expect.stringMatching(/ holds until .+ UTC$/) },
    });
    app.passTime(20 * day);
    const { token } = await anAdmin(services);
    const late = await read(app, token);
    expect(about(late, 'offer expiring')).toBeUndefined();
    const { body: board } = await app.call(endpoints.countBoard, { query: {} }, token);
    expect(board).toContainEqual({ standing: 'At risk', engagements: 1 });
    expect(countOf(late, 'work at risk')).toBe(1);
  });

  test('are companies that keep several students waiting, reminded of all at once', async () => {
    const { services } = app;
    const company = await aCompany(services, 'Sluice & Daughters');
    for (let n = 0; n < 3; n += 1) await aTakenPlace(app, company, await aStudent(services));
    app.passTime(5 * day);
    const { token } = await anAdmin(services);
    const query = { kind: 'company behind' } as const;
    const behind = async () =>
      (await app.call(endpoints.listAttention, { query }, token)).body.find(
        ({ id }: { id: number }) => id === company.companyId,
      );
    expect(await behind()).toMatchObject({
      title: 'Sluice & Daughters',
      detail: expect.stringMatching(/^3 students wait, one of them since /),
    });
    const remind = () =>
      app.call(endpoints.remindCompany, { params: { id: company.companyId } }, token);
    expect((await remind()).status).toBe(200);
    expect(await behind()).toBeUndefined();
    expect((await remind()).body.code).toBe('reminded-today');
    const owner = (await signedIn(services, company.id, 'Company')).token;
    const { body: news } = await app.call(endpoints.listNotifications, {}, owner);
    const reminders = news.filter(({ title }: { title: string }) => title.includes('reminds you'));
    expect(reminders).toHaveLength(3);
  });

  test('are outcomes that wait for the office, and objections to what it has decided', async () => {
    const { services } = app;
    const company = await aCompany(services, 'Weir & Co.');
    const supervisor = await aMember(services, company.companyId, 'Supervisor');
    const evaluated = async () =>
      anEngagement(app, { student: await aStudent(services), company, supervisor }, 'Evaluating');
    const { token } = await anAdmin(services);
    const [decided, objected] = [await evaluated(), await evaluated()];
    await opensToOffice(app, decided);
    await isNotCompleted(app, objected, true);
    const overview = await read(app, token);
    const detail = expect.stringMatching(/^.+ at Weir & Co., since /);
    expect(about(overview, 'outcome to decide')).toMatchObject({
      count: 1,
      first: { id: decided, detail },
    });
    expect(about(overview, 'objection to decide')).toMatchObject({
      count: 1,
      first: { id: objected, detail },
    });
  });

  test('placement counts each student who applied once', async () => {
    const { services } = app;
    const { token } = await anAdmin(services);
    const { placement: before } = await read(app, token);
    const company = await aCompany(services, 'Weir Works');
    const student = await aStudent(services);
    const first = await anApplication(app, student, await aProject(services, company));
    await anApplication(app, student, await aProject(services, company));
    const move = (event: 'offer' | 'accept', by: string) =>
      app.call(endpoints.moveApplication, { params: { id: first }, body: { event } }, by);
    await move('offer', company.token);
    await move('accept', student.token);
    const { placement: after } = await read(app, token);
    expect(after).toEqual({ ...before, applied: before.applied + 1, placed: before.placed + 1 });
    const params = { name: 'outcomes' } as const;
    const { body: outcomes } = await app.call(endpoints.getReport, { params }, token);
    const figureOf = (key: string) =>
      outcomes.total.values[outcomes.columns.findIndex((one: { key: string }) => one.key === key)];
    expect(after).toEqual({
      from: outcomes.from,
      to: outcomes.to,
      applied: figureOf('students'),
      placed: figureOf('placed'),
    });
  });

  test('is a key to sign with, until one is made', async () => {
    const { token } = await anAdmin(app.services);
    expect(about(await read(app, token), 'no signing key')?.first).toEqual({
      id: 0,
      title: 'Credentials cannot be issued',
      detail: 'The programme has no key to sign with. Make one with: npm run credentials:keys.',
    });
    await signs(app);
    expect(about(await read(app, token), 'no signing key')).toBeUndefined();
  });

  test('are told by who has waited longest, and counted all', async () => {
    const { token } = await anAdmin(app.services);
    for (let n = 1; n <= 12; n += 1) {
      app.passTime(1000);
      const body = { Name: 'V', Email: 'v@people.example', Subject: `No. ${n}`, Message: '?' };
      await app.call(endpoints.contactUs, { body });
    }
    const overview = await read(app, token);
    expect(countOf(overview, 'open message')).toBe(12);
    expect(firstOf(overview, 'open message')).toBe('No. 1');
  });
});

test('months end in UTC, also in January and at the first instant of a month', () => {
  const ends = monthEnds(new Date('2026-01-31T23:59:59.999Z'));
  expect([ends.length, ends[0], ends[10]]).toEqual([
    11,
    new Date('2025-03-01T00:00:00Z'),
    new Date('2026-01-01T00:00:00Z'),
  ]);
  expect(monthEnds(new Date('2026-03-01T00:00:00Z'))[10]).toEqual(new Date('2026-03-01T00:00:00Z'));
});

test('growth is a share of what there was, and nothing where there was nothing', () => {
  expect([growthOf(1116, 1250), growthOf(0, 3), growthOf(4, 2)]).toEqual([134 / 1116, null, -0.5]);
});
