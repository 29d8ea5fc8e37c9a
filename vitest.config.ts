import { defineConfig } from 'vitest/config';

/** Files share a process, whose code is warm, and its databases: what one replaces, it puts back. */
const isolate = false;

/** What starts processes, sends thousands of requests or walks every way through a rule, and few changes touch: `npm run test:all`. */
const slow = ['server/**/*.slow.test.ts'];

/** What says the same on both databases: it is walked at length on one. */
const onPostgreSQLAlone = [
  'server/demo/growth.slow.test.ts',
  'server/features/engagements/board/conditions.slow.test.ts',
  'server/features/engagements/files/checks/hostile.slow.test.ts',
  'server/features/evaluations/*.slow.test.ts',
];

/** What asks no database, and takes long enough to be left out where it says nothing new. */
const withoutDatabase = [
  'server/people-text.slow.test.ts',
  'server/features/credentials/take-away/**',
  'server/features/credentials/verify/{tampered.slow,samples,kinds,tokens,as-it-stands.slow}.test.ts',
  'server/platform/drawing/**',
];

const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  isolate,
};
const onPGlite = { ...server, env: { TEST_DATABASE: 'pglite' } };

/** `unit` needs nothing; `postgresql` needs a server at `DATABASE_URL`. */
export default defineConfig({
  test: {
    // Vitest would leave a processor free for a person at work; here nobody is.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', isolate, include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] } },
      { test: { ...onPGlite, name: 'pglite', exclude: slow } },
      { test: { ...onPGlite, name: 'slow', include: slow, exclude: onPostgreSQLAlone } },
      {
        test: {
          ...server,
          name: 'postgresql',
          env: { TEST_DATABASE: 'postgresql' },
          // They send it what the others send.
          exclude: [
            'server/fuzz*.slow.test.ts',
            'server/features/students/pictures/*.slow.test.ts',
            ...withoutDatabase,
          ],
        },
      },
    ],
  },
});
