import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineeringTypes } from '../../src/contract/accounts/people.ts';
import { applicationStatuses } from '../../src/contract/applications/moves.ts';
import { projectStatuses } from '../../src/contract/projects/statuses.ts';
import { passwordMatches } from '../features/accounts/password-hash.ts';
import { findAccount } from '../features/accounts/repository.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import type { Tables } from '../platform/database/tables.ts';
import { testDatabase } from '../testing/database.ts';
import { demoAccounts, seedDemo } from './seed.ts';

const now = new Date('2026-05-20T09:30:00Z');
const seedingTakesAtMostMs = 5_000;

let database: OpenDatabase;
let took: number;

beforeAll(async () => {
  database = await testDatabase();
  const from = performance.now();
  await seedDemo(database.db, now);
  took = performance.now() - from;
});
afterAll(() => database.close());

const all = <Table extends 'students' | 'companies' | 'projects' | 'applications'>(table: Table) =>
  database.db
    .selectFrom(table as 'students')
    .selectAll()
    .execute() as Promise<unknown> as Promise<Selectable<Tables[Table]>[]>;

const counted = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(
    [...new Set(keys)].map((key) => [key, keys.filter((other) => other === key).length]),
  );

describe('the demo', () => {
  test('is there within five seconds', () => expect(took).toBeLessThan(seedingTakesAtMostMs));

  test.each(demoAccounts)('lets $who sign in as $email', async ({ email }) => {
    const account = await findAccount(database.db, email);
    expect(account?.state).toBe('active');
    expect(await passwordMatches(account!.passwordHash, 'Trestle-demo-1')).toBe(true);
  });

  test('projects that have begun have progress notes, none of them from the future', async () => {
    const notes = await database.db.selectFrom('status_updates').selectAll().execute();
    expect(new Set(notes.map(({ title }) => title))).toEqual(
      new Set(['Ongoing', 'On Hold', 'Completed']),
    );
    const events = await database.db
      .selectFrom('events')
      .selectAll()
      .where('kind', '=', 'project moved')
      .execute();
    const begun = events
      .filter(({ facts }) => 'to' in facts && facts.to === 'In Progress')
      .map(({ about_id }) => about_id);
    for (const { project_id, updated_at } of notes) {
      expect(begun).toContain(project_id);
      expect(updated_at.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('lets nobody else sign in, and mails nobody who exists', async () => {
    const accounts = await database.db.selectFrom('accounts').selectAll().execute();
    const hashes = new Map(accounts.map(({ email, password_hash }) => [email, password_hash]));
    const known = hashes.get(demoAccounts[0]!.email);
    const open = accounts.filter(({ password_hash }) => password_hash === known);
    const nobodys = [...new Set(hashes.values())].find((hash) => hash !== known);
    expect(await passwordMatches(nobodys!, 'Trestle-demo-1')).toBe(false);
    expect(open.map(({ email }) => email).sort()).toEqual(demoAccounts.map((a) => a.email).sort());
    for (const { email } of accounts) expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/);
  });

  test('has 1,250 students under 1,250 names, all there before they applied', async () => {
    const students = await all('students');
    expect(students).toHaveLength(1250);
    expect(new Set(students.map((s) => `${s.first_name} ${s.last_name}`)).size).toBe(1250);
    const joined = new Map(students.map(({ id, joined_at }) => [id, joined_at]));
    for (const { student_id, applied_at } of await all('applications')) {
      expect(applied_at.getTime()).toBeGreaterThanOrEqual(joined.get(student_id)!.getTime());
    }
  });

  test('has 48 companies, five of which wait for an admin and have posted nothing', async () => {
    const companies = await all('companies');
    const waiting = companies.filter(({ verified_at }) => verified_at === null);
    expect(companies).toHaveLength(48);
    expect(waiting).toHaveLength(5);
    const posters = new Set((await all('projects')).map(({ company_id }) => company_id));
    expect(posters.size).toBe(43);
    for (const { id } of waiting) expect(posters).not.toContain(id);
  });

  test('has 160 different projects in every status, forty of each engineering type', async () => {
    const projects = await all('projects');
    expect(projects).toHaveLength(160);
    expect(new Set(projects.map(({ title }) => title)).size).toBe(160);
    expect(new Set(projects.map(({ description }) => description)).size).toBe(160);
    expect(counted(projects.map(({ engineering_type }) => engineering_type))).toEqual(
      Object.fromEntries(engineeringTypes.map((type) => [type, 40])),
    );
    const statuses = counted(projects.map(({ status }) => status));
    // Its companies that are new have posted nothing yet.
    const played = projectStatuses.filter((status) => status !== 'Awaiting approval');
    expect(Object.keys(statuses).sort()).toEqual(played.sort());
    expect(statuses.pending).toBeGreaterThanOrEqual(60);
  });

  test('describes each project in two to four sentences, with bounded days and places', async () => {
    for (const { title, description, skills, duration_days, places } of await all('projects')) {
      const sentences = description.match(/[.?!]"?(?=\s|$)/g)?.length ?? 0;
      expect(sentences, title).toBeGreaterThanOrEqual(2);
      expect(sentences, title).toBeLessThanOrEqual(4);
      expect(skills.split(', ').length, title).toBeGreaterThanOrEqual(3);
      expect(duration_days).toBeGreaterThanOrEqual(14);
      expect(duration_days).toBeLessThanOrEqual(120);
      expect(places).toBeLessThanOrEqual(5);
    }
  });

  test('has open projects before and after their deadline, some of them full or without applicants', async () => {
    const open = (await all('projects')).filter(({ status }) => status === 'pending');
    const applied = new Set((await all('applications')).map(({ project_id }) => project_id));
    expect(open.filter((p) => p.deadline && p.deadline > now).length).toBeGreaterThan(30);
    expect(open.filter((p) => p.deadline && p.deadline <= now).length).toBeGreaterThan(2);
    expect(open.filter((p) => p.places_taken === p.places).length).toBeGreaterThan(2);
    expect(open.filter((p) => !applied.has(p.id)).length).toBeGreaterThan(2);
  });

  test('has around a thousand applications, in every state but one', async () => {
    const applications = await all('applications');
    expect(applications.length).toBeGreaterThanOrEqual(900);
    expect(applications.length).toBeLessThanOrEqual(1200);
    const states = counted(applications.map(({ status }) => status));
    const rare = new Set<string>(['Ended early', 'Not completed']);
    // None of the demo's universities confirms places.
    expect(states['Awaiting university']).toBeUndefined();
    for (const status of applicationStatuses.filter((one) => one !== 'Awaiting university'))
      expect(states[status], status).toBeGreaterThan(rare.has(status) ? 0 : 9);
  });
});

test('seeding again adds nothing', async () => {
  expect(await seedDemo(database.db, now)).toBe(false);
  expect(await all('students')).toHaveLength(1250);
});

test('records added after the demo get new numbers', async () => {
  const { id } = await database.db
    .insertInto('accounts')
    .values({
      email: 'next@people.example',
      normal_email: 'next@people.example',
      role: 'Student',
      state: 'active',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(1302);
});
