import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { migrate } from '../../server/platform/database/migrate.ts';
import { openInMemory } from '../../server/platform/database/open.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { type BuiltApp, builtApp } from '../../server/testing/built-app.ts';
import { type Someone, signedIn } from '../../server/testing/people.ts';
import type { Role } from '../../src/contract/accounts/people.ts';
import { keepToken } from '../journeys/company.ts';

export const day = 86_400_000;

export interface ServedApp extends BuiltApp {
  /** Opens a page as somebody, on a device whose clock goes as the product’s does. */
  openAs(browser: Browser, who: Pick<Someone, 'id'>, role: Role, address: string): Promise<Page>;
  /** The same on the phone of somebody without an account. */
  openOnPhone(browser: Browser, address: string): Promise<Page>;
}

/** The product in this process, so that its clock can be moved, on an empty database. */
export async function serveApp(options: { fileStore?: FileStore } = {}): Promise<ServedApp> {
  const database = await openInMemory();
  await migrate(database.db);
  const app = await builtApp(database, { siteFolder: resolve('dist'), ...options });
  // Its answers name its own time.
  app.app.server.prependListener('request', (_, answer) =>
    answer.setHeader('Date', app.services.clock().toUTCString()),
  );
  const origin = await app.app.listen({ host: 'localhost', port: 0 });
  return {
    ...app,
    async openAs(browser, { id }, role, address) {
      const page = await (await browser.newContext()).newPage();
      await keepToken(page, (await signedIn(app.services, id, role)).token);
      await page.clock.setSystemTime(app.services.clock());
      await page.goto(`${origin}${address}`);
      return page;
    },
    async openOnPhone(browser, address) {
      const viewport = { width: 360, height: 740 };
      const page = await (await browser.newContext({ viewport })).newPage();
      await page.clock.setSystemTime(app.services.clock());
      await page.goto(`${origin}${address}`);
      return page;
    },
  };
}

/** A page that listens for news would keep the product from closing. */
export async function closePages(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}
