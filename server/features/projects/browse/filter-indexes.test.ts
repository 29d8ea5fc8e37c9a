import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { type ProjectQuery, projectFilter } from './filter.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const nothing = {
  companyId: null,
  engineering: '',
  status: null,
  skills: '',
  maxDuration: '',
  location: '',
  paid: '',
  remote: '',
  maxHours: '',
  term: '',
  openOnly: '',
  saved: '',
  onlyCompanyProjects: '',
} as unknown as ProjectQuery;

test.each([
  ['location', { location: 'Leeds' }, 'projects_location_searched'],
  ['skill', { skills: 'CAD' }, 'projects_skills'],
] as const)(
  'projects of one %s are looked up, however many others there are',
  async (_, asked, index) => {
    const { db, clock } = app.services;
    const admin = { accountId: 0, role: 'Admin', member: null } as const;
    const where = projectFilter(admin, { ...nothing, ...asked }, clock());
    const plan = await db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<object>`
      explain select from projects p where ${where}`.execute(transaction);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
    expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  },
);
