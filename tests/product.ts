import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from '../server/testing/process.ts';
import { demoFolder } from './prepare.ts';

export * from '@playwright/test';

/** Of the one journey of each flow that `npm test` makes; the others are of `npm run test:all`. */
export const flow = { tag: '@flow' } as const;

/** The data folder of this worker's product: its database and its outbox. */
export let dataFolder = '';

/**
 * Playwright's `test`, with the built product behind every page. Each worker has one to itself, on the demo: what
 * one worker's tests do, another's never meet. A file must not mind what earlier ones left behind.
 */
export const test = base.extend<object, { product: RunningServer; smtpUrl: string }>({
  /** Where mail goes; while empty, into the outbox of the data folder. */
  smtpUrl: ['', { scope: 'worker', option: true }],
  product: [
    async ({ smtpUrl }, use) => {
      dataFolder = mkdtempSync(join(tmpdir(), 'trestle-browser-'));
      cpSync(demoFolder, dataFolder, { recursive: true });
      const server = await startServer({
        HOST: 'localhost',
        DATA_DIR: dataFolder,
        DEMO: 'true',
        LOG_LEVEL: 'warn',
        SMTP_URL: smtpUrl,
      });
      if (server.process.exitCode !== null) throw new Error(server.output());
      await use(server);
      await server.end('SIGTERM');
      rmSync(dataFolder, { recursive: true });
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  // What a page asks for as its test ends is no matter of that test.
  context: async ({ context }, use) => {
    await use(context);
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
