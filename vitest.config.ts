import { defineConfig } from 'vitest/config';

const postgresIsGiven = Boolean(process.env.DATABASE_URL);

/**
 * Where PostgreSQL is given it runs everything, and PGlite the dialect: what is about its folder, every call, the jobs,
 * and the fewest other files that send the rest of the statements. What these leave out are the statements of tests, and
 * those of lists with one filter more; every journey in a browser runs on PGlite too.
 */
const dialect = [
  'server/accounts/invited.test.ts',
  'server/accounts/registration/registration.test.ts',
  'server/accounts/upgrade.test.ts',
  'server/app.test.ts',
  'server/applications/applicants/applicants.test.ts',
  'server/applications/applicants/profiles.test.ts',
  'server/applications/deadlines/timeouts.test.ts',
  'server/applications/places/crowd.test.ts',
  'server/audit/months.test.ts',
  'server/companies/disabled.test.ts',
  'server/companies/managing.test.ts',
  'server/database/count-matching.test.ts',
  'server/database/embedded/embedded.test.ts',
  'server/database/paged.test.ts',
  'server/database/upgrade.test.ts',
  'server/demo/histories.test.ts',
  'server/demo/seed.test.ts',
  'server/demo/storyline.test.ts',
  'server/demo/work/files.test.ts',
  'server/demo/work/stories.test.ts',
  'server/engagements/board/board.test.ts',
  'server/engagements/board/conditions.test.ts',
  'server/engagements/deliveries/team.test.ts',
  'server/engagements/reminders/reminders.test.ts',
  'server/faculty/faculty.test.ts',
  'server/faculty/notes.test.ts',
  'server/files/checks/virus.test.ts',
  'server/files/kept.test.ts',
  'server/history/history.test.ts',
  'server/http/idempotency.test.ts',
  'server/http/if-match.test.ts',
  'server/jobs/queue.test.ts',
  'server/letters/letters.test.ts',
  'server/log.test.ts',
  'server/mass-acts/mass-acts.test.ts',
  'server/matching/runs/pins/pins.test.ts',
  'server/members/members.test.ts',
  'server/operating/backup.test.ts',
  'server/operating/housekeeping.test.ts',
  'server/projects/browse/listing.test.ts',
  'server/projects/browse/saved.test.ts',
  'server/projects/browse/skills.test.ts',
  'server/projects/crowd.test.ts',
  'server/projects/import/import.test.ts',
  'server/projects/running.test.ts',
  'server/reports/reports.test.ts',
  'server/restores/watch.test.ts',
  'server/saved-searches/digest/unsubscribe.test.ts',
  'server/search/search.test.ts',
  'server/staff/staff.test.ts',
  'server/start.test.ts',
  'server/status-updates/status-updates.test.ts',
  'server/students/listing.test.ts',
  'server/students/managing.test.ts',
  'server/students/students.test.ts',
  'server/support/inbox.test.ts',
  'server/support/support.test.ts',
  'server/terms/reminders/remind.test.ts',
  'server/terms/reports.test.ts',
  'server/terms/terms.test.ts',
  'server/universities/universities.test.ts',
  'server/visitors/visitors.test.ts',
];

/** Files share a process, whose code is warm: what one replaces, it puts back. */
const isolate = false;

const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  isolate,
};
const pglite = {
  ...server,
  name: 'pglite',
  env: { TEST_DATABASE: 'pglite' },
  include: postgresIsGiven ? dialect : server.include,
};
const postgresql = { ...server, name: 'postgresql', env: { TEST_DATABASE: 'postgresql' } };

/** `unit` needs nothing. */
export default defineConfig({
  test: {
    // Vitest would leave a processor free for a person at work; here nobody is.
    maxWorkers: '100%',
    projects: [
      {
        test: { name: 'unit', isolate, include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
      },
      { test: pglite },
      ...(postgresIsGiven ? [{ test: postgresql }] : []),
    ],
  },
});
