import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Report, ReportName } from '../../../src/contract/reports/reports.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aTakenPlace, completes } from '../../testing/engagements.ts';
import { aCompany, anAdmin, aStudent } from '../../testing/people.ts';
import { withoutSmall } from './evaluations.ts';

let app: TestApp;
/** Five students of one company are evaluated, one of them with distinction and all of them halfway too; and one of another. */
beforeAll(async () => {
  app = await testApp();
  const { db } = app.services;
  const works: number[] = [];
  for (const [name, students] of [
    ['Weir Works', 5],
    ['Small Sluice', 1],
  ] as const) {
    const company = await aCompany(app.services, name);
    for (let nth = 0; nth < students; nth++) {
      const student = await aStudent(app.services);
      const id = await aTakenPlace(app, company, student);
      await completes(app, id, company, student);
      works.push(id);
    }
  }
  await sql`update outcomes set outcome = 'Completed with distinction' where engagement_id = ${works[0]}`.execute(
    db,
  );
  await sql`
    update evaluations set steps = steps || '{"result": 5}' where engagement_id = ${works[0]} and side = 'company'`.execute(
    db,
  );
  await sql`
    insert into evaluation_rounds (engagement_id, moment, asked_at, due_on, opened_at)
    select engagement_id, 'midpoint', asked_at, due_on, opened_at from evaluation_rounds`.execute(
    db,
  );
  await sql`
    insert into evaluations (engagement_id, moment, side, rubric, steps, because, words, recommends, to_office, at)
    select engagement_id, 'midpoint', side, rubric, '{"result": 2, "reliability": 4, "communication": 4, "learning": 4,
      "initiative": 4}', '{}', words, '', '', at from evaluations`.execute(db);
});
afterAll(() => app.close());

async function report(name: ReportName, query = {}): Promise<Report> {
  const { token } = await anAdmin(app.services);
  return (await app.call(endpoints.getReport, { params: { name }, query }, token)).body;
}

test('evaluations are told by company, university and term, with means to a tenth', async () => {
  for (const by of ['university', 'term'] as const) {
    const { rows, total } = await report('evaluations', { by });
    expect(rows).toHaveLength(1);
    // A result of 5 once, six of 4 halfway to 2: (3 + 5 × 2) / 6 / 5 steps.
    expect(total.values).toEqual([6, 1, 0.167, 4.2, 4, 4, 4, 4, 4, 0.4, null]);
    expect(rows[0]?.values).toEqual(total.values);
  }
});

test('figures of fewer than five students are hidden, also where a difference would reveal them', async () => {
  const { rows } = await report('evaluations', { by: 'company' });
  expect(rows.map(({ label, values }) => [label, values.some((one) => one !== null)])).toEqual([
    ['Weir Works', false],
    ['Small Sluice', false],
  ]);
});

test('answers are counted by question and step', async () => {
  const { rows } = await report('steps');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatchObject({ label: 'Student: Result', values: [0, 0, 0, 5, 1] });
  expect(rows[7]).toMatchObject({ label: 'Company: Feedback', values: [0, 0, 0, 6, 0] });
});

test.each([
  ['alone, the smallest other goes too', [9, 6, 2], [9, null, null]],
  ['in company, they alone', [9, 3, 2], [9, null, null]],
  ['and the only one', [4], [null]],
  ['of nobody, none', [9, 5], [9, 5]],
])('of lines with few students, %s', (_, sizes, shown) => {
  const groups = sizes.map((students) => ({ label: '', students, values: [students] }));
  expect(withoutSmall(groups).map(({ values }) => values[0])).toEqual(shown);
});

test('the codebook says of every column what it means', async () => {
  const { token } = await anAdmin(app.services);
  const { body } = await app.call(endpoints.exportCodebook, { params: { name: 'steps' } }, token);
  expect(String(body).split('\r\n').length).toBeGreaterThan(6);
  expect(String(body)).toContain('Step 1,count,');
});
