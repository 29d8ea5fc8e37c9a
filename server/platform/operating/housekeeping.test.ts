import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { stated } from '../../../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aCompany, anAdmin, aStudent, signedIn } from '../../testing/people.ts';

const day = 24 * 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const rowsOf = async (table: string, which = sql`true`): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${which}`.execute(app.services.db);
  return rows[0]?.count ?? -1;
};

test('only records that can no longer be used are removed', async () => {
  const { services } = app;
  const student = await aStudent(services);
  const company = await aCompany(services);
  const project = {
    title: 'A jetty',
    description: 'Drawn once.',
    engineeringType: 'Civil',
    duration: 14,
    location: 'Leeds',
    ...stated,
  } as const;
  await app.call(
    endpoints.postProject,
    { body: project, idempotencyKey: 'one-key-of-theirs' },
    company.token,
  );
  await app.call(endpoints.signIn, { body: { email: student.email, password: 'not-this-one' } });
  await app.call(endpoints.forgotPassword, { body: { email: student.email } });
  await app.mails();
  const kept = [
    'idempotency_keys',
    'sign_in_failures',
    'account_links',
    'allowances_used',
    'sessions',
  ];
  const before = await Promise.all(kept.map((table) => rowsOf(table)));
  expect(before.every((count) => count > 0)).toBe(true);

  expect(await services.housekeeping.sweep()).toBe(0);
  expect(await Promise.all(kept.map((table) => rowsOf(table)))).toEqual(before);

  app.passTime(3 * day);
  await services.housekeeping.sweep();
  expect(await Promise.all(kept.map((table) => rowsOf(table)))).toEqual([0, 0, 0, 0, before[4]]);

  app.passTime(60 * day);
  await services.housekeeping.sweep();
  expect(await rowsOf('sessions')).toBe(0);
});

test('what one person alone was reminded of goes with the news of it, a year after that is dismissed', async () => {
  const { services } = app;
  const { id } = await aStudent(services);
  await sql`
    with event as (
      insert into events (at, kind, about, about_id, facts)
      values (${services.clock()}, 'work due', 'account', ${id}, '{"due": []}') returning id, at)
    insert into notifications (account_id, kind, at, event_id, reader)
    select ${id}, 'work due', at, id, 'student' from event`.execute(services.db);
  app.passTime(400 * day);
  await services.housekeeping.sweep();
  expect(await rowsOf('events', sql`about = 'account'`)).toBe(1);
  await sql`update notifications set dismissed_at = ${services.clock()}`.execute(services.db);
  app.passTime(366 * day);
  await services.housekeeping.sweep();
  expect(await rowsOf('notifications')).toBe(0);
  expect(await rowsOf('events', sql`about = 'account'`)).toBe(0);
});

test('a message of the contact form is deleted after two years, with its replies', async () => {
  const admin = await anAdmin(app.services);
  const write = (Subject: string) =>
    app.call(endpoints.contactUs, {
      body: { Name: 'Vera', Email: 'vera@people.example', Subject, Message: 'Where?' },
    });
  await write('The elder');
  await sql`insert into message_replies (message_id, at, by_name, message)
    select id, received_at, 'Noor', 'There.' from contact_messages`.execute(app.services.db);
  app.passTime(day);
  await write('The younger');
  app.passTime(729 * day - 1000);
  await app.services.housekeeping.sweep();
  expect(await rowsOf('contact_messages')).toBe(2);
  app.passTime(2000);
  await app.services.housekeeping.sweep();
  expect(await rowsOf('message_replies')).toBe(0);
  const { token } = await signedIn(app.services, admin.id, 'Admin');
  const { body } = await app.call(endpoints.listMessages, {}, token);
  expect(body).toMatchObject([{ subject: 'The younger' }]);
});
