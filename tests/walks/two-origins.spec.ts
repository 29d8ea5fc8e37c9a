import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { buildSite } from '../../tools/build-site.ts';
import { watch } from '../journeys/keyboard.ts';
import { serveFiles } from '../journeys/site-files.ts';
import { demoFolder } from '../prepare.ts';
import { expect, test } from '../product.ts';

/** Where the API is: fixed, because the site is built with it. */
const apiPort = Number(process.env.ELSEWHERE_PORT ?? 4469);
const built = 'test-results/site-elsewhere';

let api: RunningServer;
let site: { origin: string; server: Server };
let folder: string;

test.beforeAll(async () => {
  await buildSite(built, { PUBLIC_API_BASE: `http://127.0.0.1:${apiPort}/api` });
  site = await serveFiles(built, (_, answer) => void answer.writeHead(404).end());
  folder = mkdtempSync(join(tmpdir(), 'trestle-two-origins-'));
  cpSync(demoFolder, folder, { recursive: true });
  api = await startServer({
    PORT: String(apiPort),
    DATA_DIR: folder,
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    CORS_ORIGINS: site.origin,
  });
});
test.afterAll(async () => {
  await api.end('SIGTERM');
  site.server.closeAllConnections();
  site.server.close();
  rmSync(folder, { recursive: true });
});

test('the site on one origin and the API on another are one product', async ({ page, context }) => {
  const complaints = watch(context);
  await page.goto(`${site.origin}/auth/login`);
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(`${site.origin}/student/dashboard`);
  await expect(page.getByRole('article').first()).toBeVisible();
  // Counted in a header that another origin reads only when it is named.
  await expect(page.getByText(/\d+ open and \d+ other projects/).first()).toBeVisible();

  await page.goto(`${site.origin}/student/profile`);
  const picture = sharp({
    create: { width: 300, height: 300, channels: 3, background: '#14498f' },
  });
  await page.getByLabel('Picture file').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const shown = page.locator('img.portrait');
  await expect(shown).toHaveAttribute('src', new RegExp(`^${api.origin}/api/Pictures/`));
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site.origin}/auth/login`);
  expect(complaints).toEqual([]);
});

test('a visitor’s message reaches the API', async ({ page, request }) => {
  await page.goto(`${site.origin}/contactus`);
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@visitor.example');
  await page.getByLabel('Subject').fill('From another origin');
  await page.getByRole('textbox', { name: 'Message' }).fill('The words arrive.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  const signedIn = await request.post(`${api.origin}/api/Auth/Login`, {
    data: { email: 'admin@trestle.example', password: 'Trestle-demo-1' },
  });
  const { token } = await signedIn.json();
  const messages = await request.get(`${api.origin}/api/Contactus`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(JSON.stringify(await messages.json())).toContain('From another origin');
});
