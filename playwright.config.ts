import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, withoutSandboxAsRoot } from './tools/chromium.ts';

const browserReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/browser.json';

const journeys = {
  testDir: 'tests/journeys',
  // A dialog that fades in costs a tenth of all the time. What is about haste, and the specification, see it move.
  use: { contextOptions: { reducedMotion: 'reduce' } },
} as const;

/** The built product in a real browser. Files are spread over the workers as these come free. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/prepare.ts',
  // Projects share no worker, so no server: the specification speaks of the demo as it is.
  projects: [
    // Every button twice, every screen's calls, every state in every width and theme, and what seldom happens. The longest
    // files are here: first, so that no worker is left with one at the end.
    { ...journeys, name: 'walks', testDir: 'tests/walks' },
    // One journey of each flow, and those of its edges.
    { ...journeys, name: 'flows', grep: /@flow/ },
    { ...journeys, name: 'edges', grepInvert: /@flow/ },
    { name: 'specification', testDir: 'tests/specification' },
  ],
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: browserReport }]],
  workers: Math.max(4, availableParallelism()),
  retries: 0,
  // More workers than processors: what comes within a second alone may take many there.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Recording costs a third of the time: TRACE=1 records what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...withoutSandboxAsRoot,
        '--disable-gpu',
        // Nobody looks on: drawing has no need of a process of its own, which costs a tenth more.
        '--in-process-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
