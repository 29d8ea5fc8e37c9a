import { defineConfig } from 'vitest/config';

const postgresIsGiven = Boolean(process.env.DATABASE_URL);

/**
 * Where PostgreSQL is given it runs everything, and PGlite the dialect: what is about its folder, every call, the jobs,
 * and the fewest other files that send the rest of the statements. What these leave out are the statements of tests, and
 * those of lists with one filter more; every journey in a browser runs on PGlite too.
 */
const dialect = [
  'server/features/accounts/invited.test.ts',
  'server/features/accounts/registration/registration.test.ts',
  'server/features/accounts/upgrade.test.ts',
  'server/app.test.ts',
  'server/features/applications/applicants/applicants.test.ts',
  'server/features/applications/applicants/profiles.test.ts',
  'server/features/applications/deadlines/timeouts.test.ts',
  'server/features/applications/places/crowd.test.ts',
  'server/platform/audit/months.test.ts',
  'server/features/companies/disabled.test.ts',
  'server/features/companies/managing.test.ts',
  'server/platform/database/count-matching.test.ts',
  'server/platform/database/embedded/embedded.test.ts',
  'server/platform/database/paged.test.ts',
  'server/platform/database/upgrade.test.ts',
  'server/demo/histories.test.ts',
  'server/demo/seed.test.ts',
  'server/demo/storyline.test.ts',
  'server/demo/work/files.test.ts',
  'server/demo/work/stories.test.ts',
  'server/features/engagements/board/board.test.ts',
  'server/features/engagements/board/conditions.test.ts',
  'server/features/engagements/deliveries/team.test.ts',
  'server/features/engagements/reminders/reminders.test.ts',
  'server/features/applications/university-staff/faculty.test.ts',
  'server/features/universities/notes.test.ts',
  'server/features/engagements/files/checks/virus.test.ts',
  'server/features/engagements/files/kept.test.ts',
  'server/features/reports/history/history.test.ts',
  'server/platform/calls/idempotency.test.ts',
  'server/platform/http/if-match.test.ts',
  'server/platform/jobs/queue.test.ts',
  'server/features/messages/announcements/letters.test.ts',
  'server/platform/operating/log.test.ts',
  'server/features/reports/bulk-actions/bulk-actions.test.ts',
  'server/features/assignments/runs/pins/pins.test.ts',
  'server/features/companies/members/members.test.ts',
  'server/platform/operating/backup.test.ts',
  'server/platform/operating/housekeeping.test.ts',
  'server/features/projects/browse/listing.test.ts',
  'server/features/projects/browse/saved.test.ts',
  'server/features/projects/browse/skills.test.ts',
  'server/features/projects/crowd.test.ts',
  'server/features/projects/import/import.test.ts',
  'server/features/projects/running.test.ts',
  'server/features/reports/reports.test.ts',
  'server/platform/operating/backup-checks/watch.test.ts',
  'server/features/projects/saved-searches/digest/unsubscribe.test.ts',
  'server/features/reports/search/search.test.ts',
  'server/features/universities/staff/staff.test.ts',
  'server/start.test.ts',
  'server/features/projects/status-updates/status-updates.test.ts',
  'server/features/students/listing.test.ts',
  'server/features/students/managing.test.ts',
  'server/features/students/students.test.ts',
  'server/features/messages/support/inbox.test.ts',
  'server/features/messages/support/support.test.ts',
  'server/features/applications/term-reminders/remind.test.ts',
  'server/features/terms/reports.test.ts',
  'server/features/terms/terms.test.ts',
  'server/features/universities/universities.test.ts',
  'server/features/projects/public-pages/visitors.test.ts',
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
