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
  /** For an API on another origin. */
  elsewhere: 'test-results/site-elsewhere',
};

/** Where that API is: fixed, because the site is built with it. */
export const elsewherePort = Number(process.env.ELSEWHERE_PORT ?? 4469);

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
  const api = `http://127.0.0.1:${elsewherePort}/api`;
  await buildSite(sites.elsewhere, { PUBLIC_API_BASE: api });
}

async function fillDemo(): Promise<void> {
  rmSync(demoFolder, { recursive: true, force: true });
  const server = await startServer({ DATA_DIR: demoFolder, DEMO: 'true', LOG_LEVEL: 'warn' });
  const code = await server.end('SIGTERM');
  if (code !== 0) throw new Error(`The demo could not be filled.\n${server.output()}`);
}
