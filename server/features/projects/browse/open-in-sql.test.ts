import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedBy, type Opening } from '../../../../src/machines/lifecycle/applying.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, anAdmin, aProject, aTerm } from '../../../testing/people.ts';
import { isOpenAt } from './filter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('whatever a project is like, the rule and its SQL agree if students can apply', async () => {
  const { db, clock } = app.services;
  const now = clock();
  const pid = await aProject(app.services, await aCompany(app.services), { places: 2 });
  const admin = await anAdmin(app.services);
  for (let term = 0; term < 3; term += 1) await aTerm(app, admin);
  // The instants before, at and after now, and none.
  const instants = sql`(values (${now}::timestamptz - interval '1 ms'), (${now}), (${now}::timestamptz + interval '1 ms'), (null))`;
  await sql`update terms set opens_at = ${now}::timestamptz + (id % 3 - 1) * interval '1 ms',
    closes_at = ${now}::timestamptz + interval '2 ms', answers_end_at = ${now}::timestamptz + interval '1 day',
    ends_at = ${now}::timestamptz + interval '1 day'`.execute(db);
  await sql`insert into terms (name, apply_from, apply_to, answer_by, work_from, work_to, evaluate_by, opens_at, closes_at,
      answers_end_at, ends_at, created_at)
    select name || ' closing', apply_from, apply_to, answer_by, work_from, work_to, evaluate_by, opens_at - interval '1 day',
      opens_at, answers_end_at, ends_at, created_at from terms`.execute(db);
  await sql`insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days, location, posted_at,
      places, status, places_taken, company_disabled, deadline, term_id)
    select company_id, title, description, project_link, skills, engineering_type, duration_days, location, posted_at, places,
      s.status, taken.number, away.is, d.at, t.id
    from projects p,
      unnest(array['Draft', 'Awaiting approval', 'pending', 'In Progress', 'Completed', 'On Hold', 'Cancelled']) as s (status),
      generate_series(1, 2) as taken (number), (values (true), (false)) as away ("is"), ${instants} as d (at),
      (select id from terms union all select null) as t
    where p.id = ${pid}`.execute(db);
  const { rows } = await sql<Opening & { open: boolean }>`
    select p.status, p.places, p.places_taken as "placesTaken", p.company_disabled as "companyAway", p.deadline,
      t.opens_at as "opensAt", t.closes_at as "closesAt", (${isOpenAt(now)}) as open
    from projects p left join terms t on t.id = p.term_id`.execute(db);
  expect(rows.filter(({ open, ...row }) => open !== (closedBy(row, now) === null))).toEqual([]);
  expect(rows.filter(({ open }) => open)).toHaveLength(9);
  expect(rows).toHaveLength(7 * 2 * 2 * 4 * 7 + 1);
});
