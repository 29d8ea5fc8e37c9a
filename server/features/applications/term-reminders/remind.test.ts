import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { openNotifications } from '../../../platform/notifications/repository.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import {
  aCompany,
  aFaculty,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  aTerm,
  type Someone,
  signedIn,
  termDays,
} from '../../../testing/people.ts';

const day = 86_400_000;

let app: TestApp;
let admin: Someone;
let company: Awaited<ReturnType<typeof aCompany>>;
let termId: number;
beforeEach(async () => {
  app = await testApp();
  // Noon, so that hours pass without the day passing.
  app.passTime(day + day / 2 - (app.services.clock().getTime() % day));
  admin = await anAdmin(app.services);
  company = await aCompany(app.services);
  termId = await aTerm(app, admin, { name: 'Spring', applyFrom: 10 });
});
afterEach(() => app.close());

const remind = () => app.services.termReminders.sweep();
async function inTerm(): Promise<Someone> {
  const student = await aStudent(app.services);
  await sql`update students set term_id = ${termId} where id = ${student.id}`.execute(
    app.database.db,
  );
  return student;
}
const act = async (id: number, event: 'offer' | 'accept', { id: accountId }: Someone) => {
  const role = event === 'offer' ? 'Company' : 'Student';
  const { token } = await signedIn(app.services, accountId, role);
  await app.call(endpoints.moveApplication, { params: { id }, body: { event } }, token);
};
/** What somebody was told of days, oldest first. */
const told = async ({ id }: Someone): Promise<string[]> => {
  const all = await openNotifications(app.services, id);
  const dates = all.filter(({ kind }) => kind === 'term dates');
  return dates.map(({ title }) => title).reverse();
};

test('each side is told of each day three days before, once, through the whole term', async () => {
  const [applied, late, offered] = [await inTerm(), await inTerm(), await inTerm()];
  const pid = await aProject(app.services, company, { termId, places: 3 });
  await aProject(app.services, company, { termId, status: 'Draft' });
  expect(await remind()).toBe(0);

  app.passTime(7 * day);
  expect(await remind()).toBe(4);
  expect(await remind()).toBe(0);
  expect(await told(late)).toEqual(['Applications open soon']);
  expect(await told(company)).toEqual(['Your drafts are not open yet']);

  app.passTime(3 * day);
  const again = async (one: Someone) => ({
    ...one,
    ...(await signedIn(app.services, one.id, 'Student')),
  });
  const works = await anApplication(app, await again(applied), pid);
  const waits = await anApplication(app, await again(offered), pid);
  app.passTime(7 * day);
  expect(await remind()).toBe(1);
  expect(await told(late)).toEqual(['Applications open soon', 'Applications close soon']);

  app.passTime(10 * day);
  await act(works, 'offer', company);
  await act(works, 'accept', applied);
  expect(await remind()).toBe(1);
  await act(waits, 'offer', company);
  expect(await remind()).toBe(1);
  expect(await told(offered)).toEqual(['Applications open soon', 'Answer your offer soon']);

  app.passTime(10 * day);
  expect(await remind()).toBe(2);
  app.passTime(60 * day);
  expect(await remind()).toBe(2);
  app.passTime(10 * day);
  expect(await remind()).toBe(2);
  app.passTime(30 * day);
  expect(await remind()).toBe(0);
  expect(await told(applied)).toEqual([
    'Applications open soon',
    'Work begins soon',
    'Work ends soon',
    'The term ends soon',
  ]);
  expect(await told(company)).toEqual([
    'Your drafts are not open yet',
    'Students are waiting for your answer',
    'Work begins soon',
    'Work ends soon',
    'The term ends soon',
  ]);
});

test('staff are told of the days of a term that students of theirs are in', async () => {
  const [hers, others] = [await aFaculty(app, admin), await aFaculty(app, admin)];
  const student = await hers.studentThere();
  await sql`update students set term_id = ${termId} where id = ${student.id}`.execute(
    app.database.db,
  );
  for (const days of [17, 10, 70]) {
    app.passTime(days * day);
    await remind();
    expect(await remind()).toBe(0);
  }
  expect(await told(hers.vera)).toEqual([
    'Applications close soon',
    'Offers end soon',
    'Work ends soon',
  ]);
  expect(await told(others.vera)).toEqual([]);
});

test('several instances at once tell each person once, and by mail as well', async () => {
  const students = await Promise.all(Array.from({ length: 6 }, inTerm));
  app.passTime(7 * day);
  const runs = await Promise.all([remind(), remind(), remind()]);
  expect(runs.reduce((sum, one) => sum + one, 0)).toBe(students.length);
  for (const student of students) expect(await told(student)).toEqual(['Applications open soon']);
  const mails = (await app.mails()).filter(({ subject }) => subject === 'Applications open soon');
  expect(mails.map(({ to }) => to).sort()).toEqual(students.map(({ email }) => email).sort());
});

test('a run that was missed is made up for until the day, and not after it', async () => {
  const student = await inTerm();
  app.passTime(10 * day);
  expect(await remind()).toBe(1);
  const missed = await inTerm();
  app.passTime(day);
  expect(await remind()).toBe(0);
  expect([await told(student), await told(missed)]).toEqual([['Applications open soon'], []]);
});

test('a day that is moved is told of again', async () => {
  await inTerm();
  app.passTime(7 * day);
  expect(await remind()).toBe(1);
  const { token } = await signedIn(app.services, admin.id, 'Admin');
  const body = { name: 'Spring', ...termDays(app.services, { applyFrom: 2 }) };
  await app.call(endpoints.updateTerm, { params: { id: termId }, body }, token);
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
});

test('a person who turned off mail about days gets none', async () => {
  const student = await inTerm();
  const choice = { kind: 'term dates', onPage: true, byMail: false } as const;
  await app.call(endpoints.setChoice, { body: choice }, student.token);
  app.passTime(7 * day);
  await remind();
  expect(await told(student)).toHaveLength(1);
  expect((await app.mails()).filter(({ to }) => to === student.email)).toEqual([]);
});

test('days of terms can be chosen to be told of only where there are terms', async () => {
  const kinds = async (one: TestApp, { token }: Someone) =>
    (await one.call(endpoints.listChoices, {}, token)).body.map(
      ({ kind }: { kind: string }) => kind,
    );
  expect(await kinds(app, await aStudent(app.services))).toContain('term dates');
  expect(await kinds(app, admin)).not.toContain('term dates');
  const without = await testApp();
  expect(await kinds(without, await aStudent(without.services))).not.toContain('term dates');
  await without.close();
});
