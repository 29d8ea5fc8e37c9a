import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { withoutSandboxAsRoot } from './tools/chromium.ts';

const port = Number(process.env.JOURNEY_PORT ?? 4399);
/** The journeys' own database and outbox, new for every run. */
const dataDir = resolve(`.data-journeys-${port}`);

// This file is read again by each worker; only the first reading comes before the server.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataDir, { recursive: true, force: true });
process.env.JOURNEY_DATA_DIR = dataDir;

/** The built site in dist/, served by the real server, in a real browser. */
export default defineConfig({
  testDir: 'tests',
  outputDir: `test-results/journeys-${port}`,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' },
    ],
  ],
  workers: 1,
  retries: 0,
  timeout: 120_000,
  // Four parts run side by side, on two cores: what comes within a second alone may take many there.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // Recording costs a third of the time: TRACE=1 records what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...withoutSandboxAsRoot,
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `http://localhost:${port}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      SMTP_URL: '',
    },
  },
});
