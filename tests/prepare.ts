import { rmSync } from 'node:fs';
import { startServer } from '../server/testing/process.ts';
import { buildSite } from '../tools/build-site.ts';
import { compressSite } from '../tools/compress-site.ts';

/** The built sites that browser tests visit; each is built once. */
export const sites = {
  /** The one the server serves. */
  own: 'dist',
  /** With sample data for its admin area. */
  sample: 'test-results/site-sample',
};

/** The data folder of a server that filled it with the demo and ended. */
export const demoFolder = 'test-results/demo';

/** What all browser tests start from; Playwright runs it before the first. */
export default async function prepare(): Promise<void> {
  await Promise.all([buildSites(), fillDemo()]);
}

/** One after the other: they share Astro's own store. */
async function buildSites(): Promise<void> {
  await buildSite(sites.own, {}, compressSite);
  await buildSite(sites.sample, { PUBLIC_ADMIN_SOURCE: 'sample' });
}

async function fillDemo(): Promise<void> {
  rmSync(demoFolder, { recursive: true, force: true });
  const server = await startServer({ DATA_DIR: demoFolder, DEMO: 'true', LOG_LEVEL: 'warn' });
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`The demo could not be filled.\n${server.output()}`);
}
