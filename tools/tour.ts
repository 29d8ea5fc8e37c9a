import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../server/testing/process.ts';
import { openChromium } from './open-chromium.ts';
import { type Guide, type Stop, stops } from './tour-stops.ts';

const folder = 'docs/pictures/tour';
const atMostBytes = 30 * 1024;
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

/** A picture that is small enough: as good as that allows. */
async function smallest(png: Buffer): Promise<Buffer> {
  for (const quality of [72, 60, 48, 36, 26]) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= atMostBytes) return picture;
  }
  return sharp(png).webp({ quality: 18, effort: 6 }).toBuffer();
}

/** From a browser, so that the sessions on the settings screen say so. */
async function tokensOf(browser: Browser, origin: string): Promise<Record<Guide, string>> {
  const { request } = await browser.newContext();
  const tokenOf = async (who: Guide) => {
    const data = { email: `${who}@trestle.example`, password: 'Trestle-demo-1' };
    const answer = await request.post(`${origin}/api/Auth/Login`, { data });
    return ((await answer.json()) as { token: string }).token;
  };
  return {
    student: await tokenOf('student'),
    company: await tokenOf('company'),
    admin: await tokenOf('admin'),
  };
}

/** Which of the demo company's projects are worth a look: one that waits for an answer, one that runs. */
async function projectsOf(origin: string, token: string): Promise<Record<string, number>> {
  const answer = await fetch(`${origin}/api/Projects?onlyCompanyProjects=true&sort=waiting`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const projects = (await answer.json()) as { pid: number; status: string }[];
  const first = (status: string) => projects.find((one) => one.status === status)?.pid ?? 0;
  return { open: first('pending'), running: first('In Progress') };
}

/** Nothing is loading, moving or about to change. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"], astro-island[ssr]'),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
}

async function photograph(browser: Browser, stop: Stop, address: string, token?: string) {
  const context = await browser.newContext({
    viewport: stop.phone ? phone : desktop,
    colorScheme: stop.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  if (token) await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const page = await context.newPage();
  await page.goto(address);
  await settle(page);
  await stop.act?.(page);
  await settle(page);
  const picture = await smallest(await page.screenshot());
  writeFileSync(join(folder, `${stop.name}.webp`), picture);
  await context.close();
  return picture.length;
}

/** Takes the pictures of docs/tour.md anew, from the built site on demo data; those named, or all. */
async function main(wanted: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'tour-'));
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'warn' });
  const browser = await openChromium({ args: ['--lang=en-GB'] });
  try {
    const tokens = await tokensOf(browser, server.origin);
    const projects = await projectsOf(server.origin, tokens.company);
    let total = 0;
    for (const stop of stops.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
      const path = stop.address.replace(/\{(\w+)\}/, (_, which) => String(projects[which]));
      const bytes = await photograph(
        browser,
        stop,
        server.origin + path,
        stop.as && tokens[stop.as],
      );
      console.log(`${stop.name}: ${(bytes / 1024).toFixed(1)} KiB`);
      total += bytes;
    }
    console.log(`${(total / 1024).toFixed(0)} KiB in all`);
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
