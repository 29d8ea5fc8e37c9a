import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/open.ts';
import { testDatabase } from '../../testing/database.ts';
import { contradictionsIn } from '../../testing/demo-replay.ts';
import { seedDemo } from '../seed.ts';

const now = new Date('2026-05-20T09:30:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database.db, now);
});
afterAll(() => database.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(database.db)).rows;

test('all work could have happened as it is told, by the rules of the product', async () => {
  expect(await contradictionsIn(database.db)).toEqual([]);
});

test('every place that was taken has a room, and stands in it as its application does', async () => {
  const apart = await rowsOf(sql`
    select a.id, a.status, e.state from applications a left join engagements e on e.id = a.id
    where a.status in ('Accepted', 'Completed', 'Not completed', 'Ended early') and e.id is null
      or (a.status = 'Accepted') <> (e.state in ('Planning', 'Working', 'Evaluating'))
      or (a.status = 'Not completed') <> (e.state = 'Not completed')`);
  expect(apart).toEqual([]);
});

test('the demo company’s rooms stand in every state of the work, and the demo student has changes to make', async () => {
  const own = await rowsOf<{ next: string; email: string }>(sql`
    select e.next, s.email from engagements e join applications a on a.id = e.id
      join students s on s.id = a.student_id join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
    where c.email = 'company@trestle.example' and e.next is not null`);
  expect(new Set(own.map(({ next }) => next))).toEqual(
    new Set([
      'propose plan',
      'answer plan',
      'review',
      'answer extension',
      'deliver again',
      'evaluate',
      'help',
    ]),
  );
  expect(own.find(({ email }) => email === 'student@trestle.example')?.next).toBe('deliver again');
});

test('one who works with the demo company asks for help, and the demo student has this week to say still', async () => {
  const said = await rowsOf<{ state: string; email: string; is_new: boolean }>(sql`
    select k.state, s.email, k.week > ${now}::date - 7 as is_new
    from check_ins k join applications a on a.id = k.engagement_id
      join students s on s.id = a.student_id join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
    where c.email = 'company@trestle.example' and k.week > ${now}::date - 14 and k.answer is null`);
  expect(said.map(({ state }) => state)).toContain('Need help');
  const demoStudents = said.filter(({ email }) => email === 'student@trestle.example');
  expect(demoStudents.map(({ is_new }) => is_new)).not.toContain(true);
});

test('events of the demo lie in the past and in order, and deliveries have words', async () => {
  const wrong = await rowsOf(sql`
    select e.id from events e join engagements g on e.about = 'engagement' and g.id = e.about_id
    where e.at > ${now} or e.at < g.opened_at`);
  expect(wrong).toEqual([]);
  const early = await rowsOf(sql`
    select k.week from check_ins k where k.at > ${now} or k.answered_at > ${now} or k.answered_at < k.at`);
  expect(early).toEqual([]);
  const empty = await rowsOf(sql`select series from deliveries where words = ''`);
  expect(empty).toEqual([]);
  const reviewedEarly = await rowsOf(sql`
    select series from deliveries d join reviews r using (series, version) where r.at < d.at`);
  expect(reviewedEarly).toEqual([]);
});

test('in the demo company’s rooms more time was granted, and later milestones moved along', async () => {
  const rooms = await rowsOf<{ state: string; moved: number }>(sql`
    select x.state, count(*)::int as moved from extensions x join applications a on a.id = x.engagement_id
      join projects p on p.id = a.project_id join companies c on c.id = p.company_id
      join milestones m on m.engagement_id = x.engagement_id and m.due_on > m.first_due_on
    where c.email = 'company@trestle.example' group by x.engagement_id, x.state`);
  expect(rooms.length).toBeGreaterThan(0);
  for (const { state, moved } of rooms) {
    expect(state).toBe('Granted');
    expect(moved).toBeGreaterThan(1);
  }
});

test('two students of the demo company are a team: one has handed in for both, and the other objects', async () => {
  const versions = await rowsOf<{ by: string; submitter: string; objector: string; mates: number }>(
    sql`
    select m.by, d.account_id as submitter, o.account_id as objector, count(*)::int as mates
    from milestones m join deliveries d using (series, version) join objections o using (series, version)
    where m.state = 'Submitted' and d.at > ${now}::timestamptz - interval '24 hours' and o.at > d.at
    group by series, m.by, d.account_id, o.account_id`,
  );
  expect(versions).toMatchObject([{ by: 'team', mates: 2 }]);
  expect(versions[0]?.submitter).not.toBe(versions[0]?.objector);
});

test('evaluations stand in every state: sealed, open to the office, and finished work that is worth reading', async () => {
  const rounds = await rowsOf<{ next: string | null; is_open: boolean; sides: number }>(sql`
    select distinct e.next, r.opened_at is not null as is_open,
      (select count(*)::int from evaluations v
       where v.engagement_id = e.id and jsonb_typeof(v.steps) = 'object' and jsonb_typeof(v.because) = 'object') as sides
    from evaluation_rounds r join engagements e on e.id = r.engagement_id`);
  expect(rounds).toEqual(
    expect.arrayContaining([
      { next: 'evaluate', is_open: false, sides: 1 },
      { next: 'decide', is_open: true, sides: 1 },
      { next: 'decide objection', is_open: true, sides: 1 },
      { next: null, is_open: true, sides: 2 },
    ]),
  );
  const finished = await rowsOf<{ outcome: string }>(sql`
    select o.outcome from outcomes o join applications a on a.id = o.engagement_id join students s on s.id = a.student_id
    where s.email = 'student@trestle.example'`);
  expect(finished).toContainEqual({ outcome: 'Completed with distinction' });
});

test('the demo student’s academic supervisor has written of their completed work', async () => {
  const said = await rowsOf<{ state: string; name: string }>(sql`
    select e.state, f.name from academic_evaluations v join engagements e on e.id = v.engagement_id
      join applications a on a.id = e.id join students s on s.id = a.student_id
      join faculty f on f.account_id = v.account_id and f.account_id = a.academic_supervisor_id
    where s.email = 'student@trestle.example'`);
  expect(said).toContainEqual({ state: 'Completed', name: 'Ingrid Solheim' });
});

test('the members of one team have said who did how much', async () => {
  const given = await rowsOf<{ members: number; givers: number }>(sql`
    select count(distinct a.id)::int as members, count(distinct g.giver)::int as givers
    from peer_shares g join applications a on a.id = g.member group by a.project_id`);
  expect(given).toEqual([{ members: 4, givers: 4 }]);
});
