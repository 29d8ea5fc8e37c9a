import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { answerAtMost } from '../../../src/contract/paging.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anEngagement, handedInIn, handIn } from '../../testing/engagements.ts';
import { aCompany, aMember, anAdmin, aStudent, type Someone } from '../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let office: Someone;
let id: number;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { services } = app;
  company = await aCompany(services);
  student = await aStudent(services);
  office = await anAdmin(services);
  const supervisor = await aMember(services, company.companyId, 'Supervisor');
  id = await anEngagement(app, { student, company, supervisor }, 'Working');
});

const run = (statement: ReturnType<typeof sql>) => statement.execute(app.services.db);
const planned = [{ number: 1, title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' }];

/** An act as often as it may happen, written down; then the same once more. */
const acts = {
  'a plan has 50 versions, and one that nobody has answered does not count': {
    before: async () => {
      await run(sql`
        insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at)
        select ${id}, v, case v when 50 then 'Proposed' else 'Change asked for' end, '[]', '', now()
        from generate_series(3, 50) v`);
    },
    times: async (more: number) => {
      if (more > 0)
        await run(sql`update plan_versions set state = 'Change asked for' where version = 51`);
      const body = { milestones: planned, after: 50 + more };
      return app.call(endpoints.proposePlan, { params: { id }, body }, company.token);
    },
    sentence:
      'This plan has 50 versions, which is the limit. Ask the programme’s office to help you agree.',
  },
  'a delivery has 50 versions': {
    before: () => handIn(app.services.db, id, { from: 2, version: 49, at: app.services.clock() }),
    times: (more: number) =>
      app.call(
        endpoints.deliver,
        { params: { id, number: 1 }, body: { words: 'Again.', after: 49 + more } },
        student.token,
      ),
    sentence:
      '“Survey” has 50 versions, which is the limit. Ask the company to approve or waive it.',
  },
  'more time is asked for 20 times': {
    before: () =>
      run(sql`
        insert into extensions (engagement_id, milestone, request, state, asked_day, asked_along, reason, asked_at)
        select ${id}, 2, r, 'Withdrawn', '2150-04-08', false, 'An exam.', now() from generate_series(1, 19) r`),
    times: async (more: number) => {
      if (more > 0) await run(sql`update extensions set state = 'Withdrawn' where milestone = 2`);
      const moved = [{ number: 2, dueOn: '2150-04-08' }];
      const body = { dueOn: '2150-04-08', movesLater: false, moved, reason: 'An exam.' };
      return app.call(endpoints.askForTime, { params: { id, number: 2 }, body }, student.token);
    },
    sentence:
      '“Drawing” has had 20 requests for more time, which is the limit. Write to the company or the programme’s office.',
  },
  'the office gives more time 20 times': {
    before: () =>
      run(sql`
        insert into events (about, about_id, at, kind, facts)
        select 'engagement', ${id}, now(), 'more time given', '{"milestone": 2, "day": "2150-04-02", "note": "Ice."}'
        from generate_series(1, 19)`),
    times: (more: number) => {
      const dueOn = `2150-04-0${2 + more}`;
      const body = { dueOn, movesLater: false, moved: [{ number: 2, dueOn }], reason: 'Ice.' };
      return app.call(endpoints.giveTime, { params: { id, number: 2 }, body }, office.token);
    },
    sentence:
      '“Drawing” has been given more time 20 times, which is the limit. Ask the company to propose a new plan.',
  },
  'a check-in is changed 20 times, and the same once more is no change': {
    before: async () => {
      await run(sql`update check_ins set changes = 19 where engagement_id = ${id}`);
    },
    times: async (more: number) => {
      const read = await app.call(endpoints.getEngagement, { params: { id } }, student.token);
      const { begins: week } = read.body.week;
      const body = { state: 'On track', sentence: `Levels ${more}.` } as const;
      const save = () =>
        app.call(endpoints.saveCheckIn, { params: { id, week }, body }, student.token);
      await save();
      return save();
    },
    sentence:
      'You have changed this check-in 20 times and cannot change it again. Say what is new in next week’s.',
  },
};

describe('of one engagement', () => {
  test.each(Object.entries(acts))('has an end: %s', async (_, { before, times, sentence }) => {
    await before();
    expect((await times(0)).status).toBeLessThan(300);
    const { status, body } = await times(1);
    expect([status, body.detail]).toEqual([409, sentence]);
  });

  test('records already above a bound stay, and are read in pages', async () => {
    await run(sql`
      insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at)
      select ${id}, v, 'Replaced', '[]', '', now() from generate_series(3, 300) v`);
    const { body: room } = await app.call(
      endpoints.getEngagement,
      { params: { id } },
      student.token,
    );
    expect(room.plans.map(({ version }: { version: number }) => version)).toEqual([300, 1]);
    expect(room.earlierPlans).toBe(298);
    const query = { page: '3' };
    const { body: last } = await app.call(
      endpoints.listPlans,
      { params: { id }, query },
      student.token,
    );
    expect(last.at(-1).version).toBe(1);
  });
});

test('a room whose every part is full, and each of its lists, fits an answer', async () => {
  const text = (length: number) => sql`repeat('x', ${length}::int)`;
  await run(sql`delete from milestones where engagement_id = ${id}`);
  const full = Array.from({ length: 20 }, (_, at) => ({
    number: at + 1,
    title: 'x'.repeat(120),
    deliverable: 'x'.repeat(2_000),
    by: 'each',
    dueOn: '2150-03-01',
  }));
  await run(sql`
    insert into milestones (engagement_id, number, place, title, deliverable, due_on, first_due_on, state, since, waived_because)
    select ${id}, n, n, ${text(120)}, ${text(2_000)}, '2150-03-01', '2150-03-01', 'Submitted', now(), ${text(500)}
    from generate_series(1, 20) n`);
  await run(sql`
    insert into plan_versions (engagement_id, version, state, milestones, note, proposed_at, answer, answered_at)
    select ${id}, v, case v when 50 then 'Proposed' else 'Agreed' end, ${JSON.stringify(full)}::jsonb, ${text(1_000)},
      now(), ${text(1_000)}, now() from generate_series(3, 50) v`);
  await run(sql`
    insert into deliveries (series, version, words, links, sha256, at)
    select series, v, ${text(10_000)}, array_fill(${text(500)}, array[10]), '', now()
    from milestones, generate_series(2, 50) v where engagement_id = ${id}`);
  await run(sql`update milestones set version = 50 where engagement_id = ${id}`);
  const notes = Array.from({ length: 50 }, () => ({
    about: 'line',
    line: 1,
    words: 'x'.repeat(1_000),
  }));
  await run(sql`
    insert into reviews (series, version, verdict, words, notes, at)
    select series, version, 'ask for changes', ${text(5_000)}, ${JSON.stringify(notes)}::jsonb, now()
    from deliveries where ${handedInIn(id)}`);
  await run(sql`delete from extensions where engagement_id = ${id}`);
  await run(sql`
    insert into extensions (engagement_id, milestone, request, state, asked_day, asked_along, reason, asked_at,
      offered_day, offered_along, answer, answered_at)
    select ${id}, n, 1, 'Countered', '2150-04-08', false, ${text(1_000)}, now(), '2150-04-04', false, ${text(1_000)}, now() from generate_series(1, 20) n`);
  const answers = {
    room: await app.call(endpoints.getEngagement, { params: { id } }, student.token),
    plans: await app.call(endpoints.listPlans, { params: { id } }, student.token),
    deliveries: await app.call(
      endpoints.listDeliveries,
      { params: { id, number: 1 } },
      student.token,
    ),
  };
  for (const [name, { status, body }] of Object.entries(answers)) {
    expect(status, name).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(body)), name).toBeLessThanOrEqual(answerAtMost);
  }
  expect(answers.room.body.milestones).toHaveLength(20);
});
