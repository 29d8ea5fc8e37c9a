import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyPage, projectPage } from '../../../../src/contract/projects/addresses.ts';
import { notStated } from '../../../../src/contract/projects/conditions.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCompany, aProject } from '../../../testing/people.ts';
import { aSite } from '../../../testing/site.ts';

const frame = `<title>@@title@@ · Trestle</title><meta name="description" content="@@description@@">
<meta name="robots" content="noindex"><link rel="canonical" href="https://built.example/frame"><main>@@main@@</main>`;

let app: TestApp;
let site: Awaited<ReturnType<typeof aSite>>;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeAll(async () => {
  app = await testApp();
  company = await aCompany(app.services, 'Gantry & Söhne');
  site = await aSite(app.services, frame);
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

describe('the page of a project', () => {
  const title = 'A weir with <b>"fish"</b> & chips';
  let pid: number;
  let address: string;
  beforeAll(async () => {
    const description =
      '**Draw** [it](https:drive.example.com/weir) it.\n\n# Loud\n\n<script>alert(1)</script>[run](javascript:alert(1))';
    pid = await aProject(app.services, company, { title, description, pay: 'unpaid' });
    address = projectPage({ pid, title });
  });

  test('is read without an account, at one address, in the site’s frame', async () => {
    expect(address).toBe(`/projects/${pid}-a-weir-with-b-fish-b-chips`);
    const { statusCode, headers, body } = await get(address);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`href="${app.services.publicOrigin}${address}"`);
    expect(body).not.toContain('noindex');
    for (const text of ['Unpaid', '5 May to 27 Jun 2031', 'A report of ten pages', 'Statics'])
      expect(body).toContain(text);
    expect(body).toContain(`href="/student/dashboard?apply=${pid}"`);
    expect(body).toContain(companyPage({ id: company.companyId, name: 'Gantry & Söhne' }));
    for (const other of [`/projects/${pid}`, `/projects/${pid}-other-words`]) {
      const moved = await get(other);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, address]);
    }
  });

  test('holds what somebody wrote as text, and markdown in which nothing can act', async () => {
    const { body } = await get(address);
    expect(body).toContain('<h1>A weir with &lt;b&gt;&quot;fish&quot;&lt;/b&gt; &amp; chips</h1>');
    expect(body).toContain('<strong>Draw</strong>');
    expect(body).toContain('<h3>Loud</h3>');
    expect(body).toContain('href="https://drive.example.com/weir"');
    expect(body).not.toMatch(/<script|href="javascript:|<b>/);
  });

  test('says what one would deliver and when, where its company has planned it', async () => {
    expect((await get(address)).body).not.toContain('What you would deliver');
    const draftedPlan = [
      { title: 'Levels & <b>lines</b>', afterWeeks: 3, deliverable: '*All* of it.' },
    ];
    const title = 'A planned weir';
    const planned = await aProject(app.services, company, { title, draftedPlan });
    const { body } = await get(projectPage({ pid: planned, title }));
    expect(body).toContain('<h3>Levels &amp; &lt;b&gt;lines&lt;/b&gt;, after 3 weeks</h3>');
    expect(body).toContain('<em>All</em> of it.');
  });

  test('is answered 304 while it is the same', async () => {
    const { headers } = await get(address);
    const again = await get(address, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is made anew once the project, or its company, has changed', async () => {
    const { services } = app;
    const before = (await get(address)).body;
    expect((await get(address)).body).toBe(before);
    await sql`update projects set skills = 'Hydraulics' where id = ${pid}`.execute(services.db);
    expect((await get(address)).body).toContain('Hydraulics');
    await sql`update companies set verified_at = now() where id = ${company.companyId}`.execute(
      services.db,
    );
    expect((await get(address)).body).toContain('verified company');
  });

  test('says what an older project does not state, and why nobody can apply', async () => {
    const old = await aProject(app.services, company, { ...notStated, status: 'In Progress' });
    const { headers } = await get(`/projects/${old}`);
    const { body } = await get(String(headers.location));
    expect(body).toContain('Not stated');
    expect(body).toContain('Not open for registration: Ongoing.');
    expect(body).not.toContain('?apply=');
  });

  test.each([
    '/projects/0',
    '/projects/999999999',
    '/projects/1e3',
    '/projects/x-1',
    `/projects/${'9'.repeat(16)}`,
  ])('is not found at %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body]).toEqual([404, 'Page not found']);
  });

  test('of a draft and of one that awaits approval is nobody’s to see, and of a disabled company it says only that it is away', async () => {
    for (const status of ['Draft', 'Awaiting approval'] as const) {
      const waiting = await aProject(app.services, company, { status });
      expect((await get(`/projects/${waiting}`)).statusCode).toBe(404);
    }
    const gone = await aCompany(app.services, 'Gone Ltd');
    const hidden = await aProject(app.services, gone, { title: 'Hidden weir' });
    await sql`update accounts set state = 'disabled' where id = ${gone.id}`.execute(
      app.services.db,
    );
    for (const [what, url] of [
      ['project', `/projects/${hidden}-hidden-weir`],
      ['company', `/companies/${gone.companyId}-gone-ltd`],
    ] as const) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['x-robots-tag']]).toEqual([410, 'noindex']);
      expect(body).toContain(`This ${what} is not on Trestle at present`);
      expect(body).not.toMatch(/Hidden weir|Gone Ltd/);
    }
    await sql`update projects set status = 'Draft' where id = ${hidden}`.execute(app.services.db);
    expect((await get(`/projects/${hidden}`)).statusCode).toBe(404);
    for (const list of [
      '/projects?search=hidden',
      '/sitemap-projects.xml',
      '/sitemap-companies.xml',
    ])
      expect((await get(list)).body).not.toMatch(/hidden-weir|gone-ltd|Hidden weir/);
  });
});

describe('the list of open projects', () => {
  test('finds by title, skill and company, page by page, and tells what is asked wrongly nothing', async () => {
    const quay = await aCompany(app.services, 'Quayside');
    for (let at = 1; at <= 21; at += 1)
      await aProject(app.services, quay, { title: `Berth ${at}`, skills: 'Mooring' });
    await aProject(app.services, quay, { title: 'Berth over', status: 'In Progress' });
    const first = (await get('/projects?search=berth')).body;
    expect(first).toContain('21 open projects');
    expect(first).not.toContain('Berth over');
    expect(first.match(/<li>/g)).toHaveLength(20);
    expect(first).toContain('href="/projects?search=berth&amp;page=2"');
    expect((await get('/projects?search=berth&page=2')).body.match(/<li>/g)).toHaveLength(1);
    for (const search of ['mooring', 'quayside'])
      expect((await get(`/projects?search=${search}`)).body).toContain('21 open projects');
    for (const odd of [
      'page=-1',
      'page=1e9',
      'engineering=Magic',
      'search=%00',
      'search=a&search=b',
    ])
      expect((await get(`/projects?${odd}`)).statusCode).toBe(200);
    expect((await get('/projects?search=%3Cscript%3E')).body).not.toContain('<script>');
  });
});

test('a company’s page tells of it, and lists what is open and what has been', async () => {
  await aProject(app.services, company, { title: 'Finished weir', status: 'Completed' });
  await sql`update companies set about = 'We build <weirs>.', verified_at = now() where id = ${company.companyId}`.execute(
    app.services.db,
  );
  const address = companyPage({ id: company.companyId, name: 'Gantry & Söhne' });
  expect(address).toMatch(/^\/companies\/\d+-gantry-sohne$/);
  const { body } = await get(address);
  for (const text of ['We build &lt;weirs&gt;.', 'verified company', 'Finished weir', 'Completed'])
    expect(body).toContain(text);
  expect(body).not.toContain(company.email);
  expect((await get('/sitemap-companies.xml')).body).toContain(address);
});
