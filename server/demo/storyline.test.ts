import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../platform/database/open.ts';
import type { Tables } from '../platform/database/tables.ts';
import { faultInPdf } from '../platform/storage/pdf/rules.ts';
import { testDatabase } from '../testing/database.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { demoStudentApplications, fates } from './programme/storyline.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-05-20T09:30:00Z');

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database.db, now);
});
afterAll(() => database.close());

test('the storyline names projects that exist', () => {
  const titles = catalogue.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(Object.keys(fates)));
  expect(titles).toEqual(expect.arrayContaining(Object.keys(demoStudentApplications)));
});

describe('the demo company', () => {
  const own = () =>
    database.db
      .selectFrom('projects')
      .innerJoin('companies', 'companies.id', 'projects.company_id')
      .selectAll('projects')
      .select('companies.verified_at')
      .where('companies.email', '=', 'company@trestle.example')
      .execute();

  test('is verified and owns ten projects, at least one in each status', async () => {
    const projects = await own();
    expect(projects).toHaveLength(10);
    for (const { verified_at } of projects) expect(verified_at).not.toBeNull();
    expect(new Set(projects.map(({ status }) => status)).size).toBe(6);
    expect(new Set(projects.map(({ engineering_type }) => engineering_type)).size).toBe(4);
  });

  test('has four open projects with free places and people who wait for its word', async () => {
    const open = (await own()).filter(({ status }) => status === 'pending');
    expect(open).toHaveLength(4);
    for (const { title, places, places_taken, open_applications } of open) {
      expect(places_taken, title).toBeLessThan(places);
      expect(open_applications, title).toBeGreaterThan(1);
    }
  });
});

describe('the demo student', () => {
  const own = () =>
    database.db
      .selectFrom('applications')
      .innerJoin('accounts', 'accounts.id', 'applications.student_id')
      .selectAll('applications')
      .where('accounts.email', '=', 'student@trestle.example')
      .execute();

  test('has one application in each of eight states, and a second one that is completed', async () => {
    expect((await own()).map(({ status }) => status).sort()).toEqual([
      'Accepted',
      'Closed',
      'Completed',
      'Completed',
      'Offered',
      'Rejected',
      'Shortlisted',
      'Under Review',
      'Withdrawn',
    ]);
  });

  test('has days left to answer the offer, and was rejected kindly', async () => {
    const applications = await own();
    const offered = applications.find(({ status }) => status === 'Offered')!;
    const daysLeft = (offered.offer_expires_at!.getTime() - now.getTime()) / 86_400_000;
    expect(daysLeft).toBeCloseTo(4.5, 2);
    const rejected = applications.find(({ status }) => status === 'Rejected')!;
    const events = await database.db
      .selectFrom('events')
      .select('facts')
      .where('kind', '=', 'reject')
      .where('about_id', '=', rejected.id)
      .execute();
    expect(events).toMatchObject([
      { facts: { reason: 'skills', note: expect.stringMatching(/please look/) } },
    ]);
  });

  test('can still apply to at least forty projects', async () => {
    const applied = (await own()).map(({ project_id }) => project_id);
    const projects = await database.db.selectFrom('projects').selectAll().execute();
    const open = projects.filter(
      ({ id, status, places, places_taken, deadline }) =>
        status === 'pending' &&
        places_taken < places &&
        (deadline === null || deadline > now) &&
        !applied.includes(id),
    );
    expect(open.length).toBeGreaterThanOrEqual(40);
  });

  test('has saved projects and searches, a résumé that went with what they sent, and edits', async () => {
    const applications = await own();
    const studentId = applications[0]!.student_id;
    const ofStudent = (table: 'saved_projects' | 'saved_searches' | 'resumes') =>
      database.db.selectFrom(table).selectAll().where('student_id', '=', studentId).execute();
    expect(await ofStudent('saved_projects')).toHaveLength(4);
    expect(await ofStudent('saved_searches')).toHaveLength(3);
    const [resume] = (await ofStudent('resumes')) as Selectable<Tables['resumes']>[];
    const { content } = resume!;
    expect(faultInPdf({ beginning: content, ending: content })).toBeNull();
    expect(resume!.name).toBe('Mina Okafor.pdf');
    for (const { resume_id } of applications) expect(resume_id).toBe(resume!.id);
    const versions = await database.db.selectFrom('application_versions').selectAll().execute();
    const edited = applications.filter(({ edits }) => edits > 0);
    expect(edited.length).toBeGreaterThan(1);
    expect(edited.some(({ status }) => status === 'Under Review')).toBe(true);
    for (const { id, message } of edited)
      expect(versions.find(({ application_id }) => application_id === id)?.message).not.toBe(
        message,
      );
  });
});
