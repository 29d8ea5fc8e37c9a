import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seedDemo } from '../server/demo/seed.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { type Database, openEmbedded } from '../server/platform/database/open.ts';
import { startServer } from '../server/testing/process.ts';
import { openChromium } from '../tools/open-chromium.ts';

/**
 * The built site with the demo, served by the product's own server on a database of its own, to which `fill` may add
 * before the server opens it.
 */
export async function serveSite(fill?: (db: Database) => Promise<void>) {
  await import('../tools/build-if-changed.ts');
  const folder = mkdtempSync(join(tmpdir(), 'trestle-pages-'));
  if (fill) await fillIn(folder, fill);
  const server = await startServer({
    HOST: 'localhost',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DEMO: 'true',
  });
  if (server.process.exitCode !== null) throw new Error(server.output());
  return {
    origin: server.origin,
    close: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fillIn(folder: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openEmbedded(folder);
  try {
    await migrate(db);
    await seedDemo(db, new Date());
    await fill(db);
  } finally {
    await close();
  }
}

/** Uses that site in Chromium as people have it, where the demo's student or company is signed in. */
export async function onSite(
  who: 'student' | 'company',
  fill: (db: Database) => Promise<void>,
  use: (page: Page, site: { readonly origin: string; readonly token: string }) => Promise<void>,
): Promise<void> {
  const site = await serveSite(fill);
  const browser = await openChromium({ asPeopleHaveIt: true });
  try {
    const page = await browser.newPage();
    const answer = await page.request.post(`${site.origin}/api/Auth/Login`, {
      data: { email: `${who}@trestle.example`, password: 'Trestle-demo-1' },
    });
    const { token } = await answer.json();
    await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
    await use(page, { origin: site.origin, token });
  } finally {
    await browser.close();
    await site.close();
  }
}
