import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { aShowing, issues } from '../../../../testing/credentials.ts';
import { aSite } from '../../../../testing/site.ts';
import { readPdf } from '../../../../testing/take-away.ts';
import { aWorld, inAWorld, type World } from '../../../../testing/world.ts';

const frame = `<title>@@title@@ · Trestle</title><meta name="robots" content="noindex"><main>@@main@@</main>`;

let app: TestApp;
let site: Awaited<ReturnType<typeof aSite>>;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
  site = await aSite(app.services, frame);
});
afterAll(async () => {
  await site.close();
  await app.close();
});

const json = 'application/json';
const get = (id: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  site.inject({ url: `/verify/${id}`, headers });
const told = async (id: string) => (await get(id, { accept: json })).json();

test('a visitor of its address sees its content, that it is valid, and how to download it', async () => {
  const { statusCode, headers, body } = await get(world.credentialId);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['x-robots-tag']).toBe('noindex');
  for (const text of [
    'Valid signature. A demo: proves nothing.',
    'Lattice Works',
    'Survey',
    'As measured.',
  ])
    expect(body).toContain(text);
  expect(body.match(/<li class="is-passed">/g)).toHaveLength(6);
  for (const form of ['badge.png', 'badge.svg', 'certificate.pdf', 'jwt'])
    expect(body).toContain(`/credentials/${world.credentialId}/${form}"`);
  expect(body).not.toContain(world.owner.student.email);
  expect(body).not.toMatch(/<script/);
});

test('a program reads the same as JSON, and asks again with its tag', async () => {
  const { headers, body } = await get(world.credentialId, { accept: json });
  expect(headers['content-type']).toBe(json);
  expect(headers.vary).toContain('Accept');
  const { result, steps, revoked, replacedBy, id } = JSON.parse(body);
  expect([result, steps.length, revoked, replacedBy]).toEqual(['passed', 6, null, null]);
  expect(id).toBe(`https://trestle.example/credentials/${world.credentialId}`);
  const again = await get(world.credentialId, { accept: json, 'if-none-match': headers.etag! });
  expect(again.statusCode).toBe(304);
});

test('one that is revoked says so at once, with the reason', () =>
  inAWorld(app, world, async (of) => {
    await get(of.credentialId);
    const params = { id: of.credentialId };
    const because = 'Issued <b>by</b> mistake.';
    await app.call(endpoints.revokeCredential, { params, body: { because } }, of.admin.token);
    const away = (form: string) => app.app.inject(`/credentials/${of.credentialId}/${form}`);
    for (const form of ['badge.svg', 'mark.svg'])
      expect((await away(form)).body).toContain('<title>Revoked on ');
    const certificate = (await away('certificate.pdf')).rawPayload;
    expect((await readPdf(certificate))[0]!.text).toMatch(/^Revoked on /);
    const { body } = await get(of.credentialId);
    expect(body).toContain('This credential was revoked');
    expect(body).toContain('Issued &lt;b&gt;by&lt;/b&gt; mistake.');
    expect(body).not.toContain('Valid signature');
    expect(await told(of.credentialId)).toMatchObject({
      result: 'failed',
      revoked: { reason: because },
      replacedBy: null,
    });
  }));

test('one that was replaced leads to the one in its place', () =>
  inAWorld(app, world, async (of) => {
    const { student } = of.owner;
    const id = await issues(app, of.engagements.completed, student, {
      ...aShowing,
      deliveries: [],
    });
    const { body } = await get(of.credentialId);
    expect(body).toContain('Replaced by a newer one.');
    expect(body).toContain(`href="/verify/${id}"`);
    expect((await told(of.credentialId)).replacedBy).toContain(id);
    expect((await told(id)).result).toBe('passed');
  }));

test('one whose key was compromised before it was signed is doubtful', () =>
  inAWorld(app, world, async (of) => {
    await sql`update credential_keys set compromised_from = now() - interval '1 day'`.execute(
      app.services.db,
    );
    expect((await get(of.credentialId)).body).toContain('This credential is doubtful');
    expect((await told(of.credentialId)).result).toBe('doubtful');
  }));

test('a number that is no credential’s leads nowhere', async () => {
  for (const id of ['7c0f7a7e-34a5-4a3b-9d5e-3a54f1c4c4b1', '1', "1'--", '%00']) {
    const { statusCode, body } = await get(id);
    expect([statusCode, body]).toEqual([404, 'Page not found']);
    expect((await get(id, { accept: json })).json()).toMatchObject({ code: 'not-found' });
  }
});
