import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Report, ReportName } from '../../../src/contract/reports/reports.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  aCompany,
  anAdmin,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';
import { assignmentsIn } from '../../testing/small-programme.ts';

const day = 86_400_000;
let app: TestApp;
let admin: Someone;
let company: Someone & { companyId: number };

/** Sessions end within the time that passes here. */
const again = async (someone: Someone, role: 'Student' | 'Company' | 'Admin') =>
  (await signedIn(app.services, someone.id, role)).token;

/** Two apply before the period, three within: one is offered and accepts, one is rejected, one waits. */
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services, 'Span & Co');
  const pid = await aProject(app.services, company, { title: 'A dam', places: 2 });
  await aProject(app.services, company, { title: 'A lonely weir', places: 3 });
  const apply = async () => {
    const student = await aStudent(app.services);
    const { id, token } = student;
    await app.call(endpoints.apply, { body: { studentId: id, projectId: pid } }, token);
    const { body } = await app.call(
      endpoints.listOwnApplications,
      { params: { studentId: id } },
      token,
    );
    return { student, id: body[0].applicationId as number };
  };
  await apply();
  await apply();
  app.passTime(20 * day);
  const [chosen, refused] = [await apply(), await apply()];
  await apply();
  const move = async (id: number, who: Someone, role: 'Student' | 'Company', body: object) =>
    app.call(
      endpoints.moveApplication,
      { params: { id }, body: body as never },
      await again(who, role),
    );
  app.passTime(2 * day);
  await move(chosen.id, company, 'Company', { event: 'shortlist' });
  app.passTime(2 * day);
  await move(chosen.id, company, 'Company', { event: 'offer' });
  await move(chosen.id, chosen.student, 'Student', { event: 'accept' });
  await move(refused.id, company, 'Company', { event: 'reject', reason: 'skills' });
  admin = await anAdmin(app.services);
});
afterAll(() => app.close());

const last = (days: number) => {
  const today = app.services.clock().getTime();
  return { from: new Date(today - days * day).toISOString().slice(0, 10) };
};
async function report(name: ReportName, query: object): Promise<Report> {
  const answer = await app.call(endpoints.getReport, { params: { name }, query }, admin.token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

describe('a report', () => {
  test('the funnel counts what ever became of the applications of a period', async () => {
    const { rows, total, columns } = await report('funnel', { ...last(10), compare: 'true' });
    expect(columns.map(({ key }) => key)).toEqual([
      'applied',
      'shortlisted',
      'offered',
      'placed',
      'completed',
    ]);
    expect(total).toMatchObject({ values: [3, 1, 1, 1, 0], before: [0, 0, 0, 0, 0] });
    expect(rows).toHaveLength(1);
    expect((await report('funnel', last(60))).total.values).toEqual([5, 1, 1, 1, 0]);
  });

  test('the period before has the same length', async () => {
    const { total } = await report('funnel', { ...last(14), compare: 'true' });
    expect([total.values[0], total.before[0]]).toEqual([3, 2]);
  });

  test('times are medians from real moves', async () => {
    const { total } = await report('times', last(10));
    expect(total.values).toEqual([2, 3, 2, 4]);
  });

  test('places say which projects stay empty, by name, with the way there', async () => {
    const { rows, total } = await report('places', {});
    expect(rows).toMatchObject([
      {
        label: 'A lonely weir',
        values: [3, 0, 0, 3, null],
        link: '/admin/manage-project?search=A%20lonely%20weir',
      },
      { label: 'A dam', values: [2, 1, 3, 0, null] },
    ]);
    expect(total.values).toEqual([5, 1, 3, 3, null]);
  });

  test('outcomes count students, not applications', async () => {
    const { total } = await report('outcomes', { ...last(10), by: 'year' });
    expect(total.values).toEqual([3, 1, 1, 0, 0, 0.333]);
  });

  test('by month stands in the order of time', async () => {
    const { rows } = await report('funnel', { ...last(60), by: 'month' });
    const labels = rows.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort());
    expect(rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(5);
  });

  test.each([
    [{ from: '2025-03-02', to: '2025-03-01' }, 'to', 'The last day must not be before the first.'],
    [{ from: '2015-01-01', to: '2025-03-01' }, 'from', 'Choose at most three years.'],
    [{ by: 'university' }, 'by', 'Group this report by engineering, company, month.'],
  ])('%o is refused at its field', async (query, path, message) => {
    const answer = await app.call(
      endpoints.getReport,
      { params: { name: 'funnel' }, query: query as never },
      admin.token,
    );
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
  });

  test('comes as a file as well, with the names of its columns', async () => {
    const { headers, body } = await app.call(
      endpoints.exportReport,
      { params: { name: 'funnel' }, query: { ...last(10), compare: 'true' } },
      admin.token,
    );
    expect(headers['content-disposition']).toMatch(/^attachment; filename="funnel-\d{4}/);
    const [head, , all] = body.trim().split('\r\n');
    expect(head).toContain(
      'engineering,Applied,Shortlisted,Offered,Placed,Completed,"Applied, previous period"',
    );
    expect(all).toBe('All,3,1,1,1,0,0,0,0,0,0');
  });
});

test('offers that were taken back with their run count as none, and answer nobody', async () => {
  const own = await testApp();
  const assignments = assignmentsIn(own);
  const { admin, dam, bridge } = await assignments.smallProgramme();
  const figures = async (name: ReportName) => {
    const { body } = await own.call(endpoints.getReport, { params: { name } }, admin.token);
    return body.total.values;
  };
  const before = [await figures('funnel'), await figures('times'), await figures('outcomes')];
  const { id } = await assignments.proposed(admin, [dam, bridge]);
  await assignments.publish(admin, id);
  expect((await figures('funnel'))[2]).toBe(3);
  await assignments.undo(admin, id);
  expect([await figures('funnel'), await figures('times'), await figures('outcomes')]).toEqual(
    before,
  );
  const seen = await own.call(endpoints.getProject, { params: { pid: dam } }, admin.token);
  expect(seen.body.responseDays).toBeNull();
  await own.close();
});
