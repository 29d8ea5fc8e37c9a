import { defineConfig } from 'vitest/config';

const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // They replace nothing, so there is nothing to keep apart: files share a process, whose code is warm.
  isolate: false,
};

/** `unit` needs nothing. The server's tests run on PGlite, and again on PostgreSQL where one is given. */
export default defineConfig({
  test: {
    // Vitest would leave a processor free for a person at work; here nobody is.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] } },
      { test: { ...server, name: 'pglite', env: { TEST_DATABASE: 'pglite' } } },
      ...(process.env.DATABASE_URL
        ? [{ test: { ...server, name: 'postgresql', env: { TEST_DATABASE: 'postgresql' } } }]
        : []),
    ],
  },
});
