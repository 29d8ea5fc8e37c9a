import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNotifications } from '../../platform/notifications/repository.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signs } from '../../testing/credentials.ts';
import { addDemoCredentials } from '../credentials.ts';
import { signIns } from '../rows/accounts.ts';
import { seedDemo } from '../seed.ts';
import { rememberReminders } from './reminders.ts';

const saturday = 6;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const { db, clock } = app.services;
  app.passTime(((saturday - clock().getUTCDay() + 7) % 7) * 86_400_000);
  await seedDemo(db, clock());
  await signs(app);
  await addDemoCredentials(app.services);
  await rememberReminders(app.services);
});
afterAll(() => app.close());

test('the demo student has the news that the specification names, also when the hour has struck', async () => {
  await app.services.workJobs.sweep();
  await app.services.credentialJobs.sweep();
  const { rows } = await sql<{ id: number }>`
    select id from accounts where email = ${signIns.student}`.execute(app.services.db);
  const told = await openNotifications(app.services, rows[0]!.id);
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    'New Message',
    'Project Approved',
    'Update Reminder',
  ]);
});
