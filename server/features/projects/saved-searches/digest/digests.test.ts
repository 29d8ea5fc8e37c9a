import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import { projectPage } from '../../../../../src/contract/projects/addresses.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { beginning } from '../../../../testing/beginning.ts';
import {
  aCompany,
  anApplication,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../../../testing/people.ts';
import { endDigests } from './due.ts';

const hour = 3_600_000;
const day = 24 * hour;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
const begun = beginning(async (app) => {
  // Eight in the morning, so that hours pass without the day passing.
  app.passTime(day + 8 * hour - (app.services.clock().getTime() % day));
  return { company: await aCompany(app.services), student: await aStudent(app.services) };
});
beforeEach(() => {
  ({ app, company, student } = begun());
});

const saveSearch = async (form: object = {}, { token } = student) =>
  (
    await app.call(
      endpoints.saveSearch,
      { body: { name: 'Weirs', digest: 'daily', searchText: 'weir', ...form } },
      token,
    )
  ).body.id as number;
/** Posts a project, and lets the time pass after which it is told of. */
async function post(form: Parameters<typeof aProject>[2] = {}) {
  app.passTime(1_000);
  const pid = await aProject(app.services, company, { title: 'A weir', ...form });
  app.passTime(10 * 60_000);
  return pid;
}
const send = () => app.services.digests.sweep();
const nextDay = (days = 1) => app.passTime(days * day);
const mails = async ({ email } = student) => (await app.mails()).filter(({ to }) => to === email);

test('lists what was posted since, matches and can be applied to, each at its public address', async () => {
  await post({ title: 'An earlier weir' });
  await saveSearch();
  const pid = await post({ title: 'A new weir', location: 'Leeds' });
  await post({ title: 'A culvert', skills: 'Statics' });
  await post({ title: 'A full weir' });
  await anApplication(app, student, await post({ title: 'A weir applied to' }));
  await post({ title: 'A draft of a weir', status: 'Draft' });
  await sql`update projects set places_taken = places where title = 'A full weir'`.execute(
    app.services.db,
  );
  nextDay();
  expect(await send()).toBe(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('1 new project for “Weirs”');
  expect(mail?.text).toContain(
    `- A new weir, Lattice Works\n  30 days, Leeds\n  https://trestle.example${projectPage({ pid, title: 'A new weir' })}\n`,
  );
  expect(mail?.text).not.toMatch(/earlier|culvert|full|draft|applied/);
  expect(mail?.text).toContain(mail?.unsubscribe);
  expect(mail?.unsubscribe).toMatch(/^https:\/\/trestle\.example\/unsubscribe\/[\w-]{43}$/);
});

test('is not sent where nothing is new, and tells of nothing twice', async () => {
  await saveSearch();
  nextDay();
  expect(await send()).toBe(0);
  await post();
  nextDay();
  expect(await send()).toBe(1);
  nextDay();
  expect(await send()).toBe(0);
});

test('has all searches that are due in one mail, at most one a day', async () => {
  await saveSearch();
  await saveSearch({ name: 'Statics', searchText: '', skills: 'Statics' });
  const weekly = await saveSearch({ name: 'By the week', digest: 'weekly' });
  await post();
  nextDay();
  expect(await send()).toBe(1);
  const [{ subject, text } = { subject: '', text: '' }] = await mails();
  expect(subject).toBe('New projects for 2 of your searches');
  expect(text).not.toContain('By the week');
  // Chosen as daily now, it is due at once, but its student has had a mail today.
  const { token } = await signedIn(app.services, student.id, 'Student');
  const body = { name: 'By the week', digest: 'daily' } as const;
  await app.call(endpoints.changeSavedSearch, { params: { id: weekly }, body }, token);
  expect(await send()).toBe(0);
  nextDay();
  expect(await send()).toBe(1);
});

test('of a weekly search comes a week later by days', async () => {
  await saveSearch({ digest: 'weekly' });
  await post();
  nextDay(6);
  expect(await send()).toBe(0);
  app.passTime(day - 2 * hour);
  expect(await send()).toBe(1);
});

test('names ten projects of a search and says that there are more', async () => {
  await saveSearch();
  for (let at = 0; at < 11; at += 1) await post();
  nextDay();
  await send();
  const [mail] = await mails();
  expect(mail?.text.match(/^- A weir/gm)).toHaveLength(10);
  expect(mail?.subject).toBe('More than 10 new projects for “Weirs”');
});

test('waits for a project that has only just been posted, and does not pass it over', async () => {
  await saveSearch();
  nextDay();
  await aProject(app.services, company, { title: 'A weir' });
  expect(await send()).toBe(0);
  nextDay();
  expect(await send()).toBe(1);
});

test('goes to nobody who may not sign in or has turned it off', async () => {
  const [disabled, unconfirmed, off] = [
    student,
    await aStudent(app.services),
    await aStudent(app.services),
  ];
  for (const one of [disabled, unconfirmed]) await saveSearch({}, one);
  await saveSearch({ digest: 'off' }, off);
  for (const [state, { id }] of [
    ['disabled', disabled],
    ['unverified', unconfirmed],
  ] as const)
    await sql`update accounts set state = ${state} where id = ${id}`.execute(app.services.db);
  await post();
  nextDay();
  expect(await send()).toBe(0);
});

test('that is turned on again begins anew', async () => {
  const id = await saveSearch({ digest: 'off' });
  await post();
  const body = { name: 'Weirs', digest: 'daily' } as const;
  await app.call(endpoints.changeSavedSearch, { params: { id }, body }, student.token);
  nextDay();
  expect(await send()).toBe(0);
});

test('is sent once by several instances at once', async () => {
  const others = [student];
  for (let at = 0; at < 4; at += 1) others.push(await aStudent(app.services));
  for (const one of others) await saveSearch({}, one);
  await post();
  nextDay();
  const counts = await Promise.all([send(), send(), send()]);
  expect(counts.reduce((all, one) => all + one)).toBe(5);
  for (const one of others) expect(await mails(one)).toHaveLength(1);
});

test('ends for one student by their token alone', async () => {
  const other = await aStudent(app.services);
  await saveSearch();
  await saveSearch({}, other);
  const { rows } = await sql<{ token: string }>`
    select unsubscribe_token as token from search_digests where student_id = ${student.id}`.execute(
    app.services.db,
  );
  expect(await endDigests(app.services.db, 'no such token')).toBe(false);
  expect(await endDigests(app.services.db, rows[0]!.token)).toBe(true);
  expect(await endDigests(app.services.db, rows[0]!.token)).toBe(true);
  await post();
  nextDay();
  expect(await send()).toBe(1);
  expect(await mails(other)).toHaveLength(1);
});
