import { configDefaults, defineConfig } from 'vitest/config';

const postgresIsGiven = Boolean(process.env.DATABASE_URL);

/**
 * Where PostgreSQL is given it runs everything, and PGlite the dialect: every file that sends a statement no other
 * sends. These send the statements of the rest from more people, at more moments, or in more ways at once; `app.test.ts`
 * leaves out itself what it need not ask there.
 */
const ofNoOtherStatement = [
  'server/accounts/passwords/recovery.test.ts',
  'server/bad-input.test.ts',
  'server/clock-jumps.test.ts',
  'server/demo/growth.test.ts',
  'server/engagements/lifecycle.test.ts',
  'server/http/security-headers.test.ts',
  'server/main-job.test.ts',
  'server/matching/runs/propose/killed.test.ts',
  'server/matching/runs/propose/proposing.test.ts',
  'server/overview/overview.test.ts',
];

const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // They replace nothing, so there is nothing to keep apart: files share a process, whose code is warm.
  isolate: false,
};
const pglite = {
  ...server,
  name: 'pglite',
  env: { TEST_DATABASE: 'pglite' },
  exclude: [...configDefaults.exclude, ...(postgresIsGiven ? ofNoOtherStatement : [])],
};
const postgresql = { ...server, name: 'postgresql', env: { TEST_DATABASE: 'postgresql' } };

/** `unit` needs nothing. */
export default defineConfig({
  test: {
    // Vitest would leave a processor free for a person at work; here nobody is.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] } },
      { test: pglite },
      ...(postgresIsGiven ? [{ test: postgresql }] : []),
    ],
  },
});
