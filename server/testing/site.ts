import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppServices, buildApp } from '../app.ts';

/** The server with a site of one frame, in which it sets the pages that it writes. */
export async function aSite(services: AppServices, frame: string) {
  const folder = mkdtempSync(join(tmpdir(), 'trestle-site-'));
  mkdirSync(join(folder, 'frame'));
  writeFileSync(join(folder, 'frame/index.html'), frame);
  writeFileSync(join(folder, '404.html'), 'Page not found');
  const plain = { logger: false, corsOrigins: [], trustProxy: false, https: false } as const;
  const app = await buildApp({ ...plain, services, siteFolder: folder });
  return {
    inject: app.inject.bind(app),
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
