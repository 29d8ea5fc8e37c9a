import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyPage, projectPage } from '../../../../../src/contract/projects/addresses.ts';
import { buildApp } from '../../../../app.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { aCompany, aProject } from '../../../../testing/people.ts';
import { publicProject } from '../read.ts';
import { cardOfProject } from './card.ts';
import { size } from './share-card.ts';

const frame = `<meta property="og:image" content="https://built.example/share/frame.png"><main>@@main@@</main>`;
const ground = { ...size, channels: 3, background: '#10386f' } as const;
/** Where the lowest line of a picture ends and the bridge begins, in pixels. */
const bridgeBegins = 480;

let app: TestApp;
let site: Awaited<ReturnType<typeof buildApp>>;
let company: Awaited<ReturnType<typeof aCompany>>;
const folder = mkdtempSync(join(tmpdir(), 'trestle-share-'));
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services, 'Gantry & Söhne');
  for (const room of ['frame', 'share']) mkdirSync(join(folder, room));
  writeFileSync(join(folder, 'frame/index.html'), frame);
  await sharp({ create: ground }).png().toFile(join(folder, 'frame/sheet.png'));
  cpSync('public/icon-192.png', join(folder, 'share/projects.png'));
  writeFileSync(join(folder, '404.html'), 'Page not found');
  const plain = { logger: false, corsOrigins: [], trustProxy: false, https: false } as const;
  site = await buildApp({ ...plain, services: app.services, siteFolder: folder });
});
afterAll(async () => {
  await site.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
  site.inject({ method, url, headers });
const get = (url: string, headers = {}) => ask('GET', url, headers);
const pictureOf = async (title: string) =>
  get(`/share/projects/${await aProject(app.services, company, { title })}.png`);

describe('the picture of a shared link', () => {
  test('is its project’s own, 1200 by 630, and named by its page', async () => {
    const pid = await aProject(app.services, company, { title: 'A weir' });
    const address = `/share/projects/${pid}.png`;
    const page = await get(projectPage({ pid, title: 'A weir' }));
    expect(page.body).toContain(`content="${app.services.publicOrigin}${address}"`);
    const { statusCode, headers, rawPayload } = await get(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', ...size });
    expect(rawPayload).not.toEqual((await pictureOf('A sluice')).rawPayload);
  });

  test('says of a project its company, type and days, and how one can still apply, or why not', async () => {
    const { db, clock } = app.services;
    const of = async (more: object) =>
      cardOfProject(
        (await publicProject(db, await aProject(app.services, company, more), clock()))!,
        'Europe/Berlin',
      );
    const open = { title: 'A quay', places: 2, deadline: '2031-05-05T22:00:00Z' };
    expect(await of(open)).toEqual({
      initials: 'GS',
      above: 'Gantry & Söhne',
      heading: 'A quay',
      facts: ['Civil', '30 days', '2 places free', 'Apply by the end of 5 May 2031 (CEST)'],
    });
    expect((await of({ places: 1 })).facts).toContain('1 place free');
    expect((await of({ ...open, status: 'In Progress' })).facts).toEqual([
      'Civil',
      '30 days',
      'Not open for registration: Ongoing',
    ]);
  });

  test('is its company’s own, and named by its page', async () => {
    const address = `/share/companies/${company.companyId}.png`;
    const page = await get(companyPage({ id: company.companyId, name: 'Gantry & Söhne' }));
    expect(page.body).toContain(`content="${app.services.publicOrigin}${address}"`);
    expect(await sharp((await get(address)).rawPayload).metadata()).toMatchObject(size);
  });

  test('is that of all on the list of projects', async () => {
    expect((await get('/projects')).body).toContain('/share/projects.png"');
  });

  test('is kept while it is the same, and is another when a place is taken', async () => {
    const pid = await aProject(app.services, company, { title: 'A lock', places: 2 });
    const address = `/share/projects/${pid}.png`;
    const { headers } = await get(address);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const known = { 'if-none-match': String(headers.etag) };
    const again = await get(address, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await sql`update projects set places_taken = 1 where id = ${pid}`.execute(app.services.db);
    expect((await get(address, known)).statusCode).toBe(200);
  });

  test('tells its size and no more when asked for its head', async () => {
    const pid = await aProject(app.services, company, { title: 'A mole' });
    const { rawPayload } = await get(`/share/projects/${pid}.png`);
    const head = await ask('HEAD', `/share/projects/${pid}.png`);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(rawPayload.length));
  });

  test.each([
    'W'.repeat(200),
    'A tunnel under the river '.repeat(8).trim(),
    'Мост через реку '.repeat(12).trim(),
  ])('leaves the bridge free, however long the title: %s', async (title) => {
    const { rawPayload } = await pictureOf(title);
    const below = { left: 0, top: bridgeBegins, width: 1200, height: 630 - bridgeBegins };
    const right = { left: 1130, top: 0, width: 70, height: 630 };
    for (const part of [below, right]) {
      const { channels } = await sharp(await sharp(rawPayload).extract(part).toBuffer()).stats();
      expect(channels.slice(0, 3).map(({ max, min }) => max - min)).toEqual([0, 0, 0]);
    }
  });

  test('is drawn so often a minute for one address', async () => {
    const pid = await aProject(app.services, company, { title: 'A ford' });
    const asked = {
      method: 'GET',
      url: `/share/projects/${pid}.png`,
      remoteAddress: '10.1.1.1',
    } as const;
    const { headers } = await site.inject(asked);
    const known = { ...asked, headers: { 'if-none-match': String(headers.etag) } };
    const answers = [];
    for (let at = 1; at <= 120; at += 1) answers.push((await site.inject(known)).statusCode);
    expect(answers).toEqual([...Array(119).fill(304), 429]);
  });

  test('is nobody’s where the page is nobody’s', async () => {
    const draft = await aProject(app.services, company, { status: 'Draft' });
    const gone = await aCompany(app.services, 'Gone Ltd');
    await sql`update accounts set state = 'disabled' where id = ${gone.id}`.execute(
      app.services.db,
    );
    for (const url of [
      `projects/${draft}.png`,
      'projects/999999999.png',
      'projects/0.png',
      'projects/1e3.png',
      'projects/1',
      `projects/${'9'.repeat(16)}.png`,
      `companies/${gone.companyId}.png`,
      'companies/x.png',
    ])
      expect([(await get(`/share/${url}`)).statusCode, url]).toEqual([404, url]);
  });
});
