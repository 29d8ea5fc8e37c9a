import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import type { SavedSearch } from '../../../../../src/contract/projects/saved-searches.ts';
import { buildApp } from '../../../../app.ts';
import { smtpTransport } from '../../../../platform/mail/transport.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { aCompany, aProject, aStudent, signedIn } from '../../../../testing/people.ts';

const day = 86_400_000;

let app: TestApp;
let site: Awaited<ReturnType<typeof buildApp>>;
let mail: Email;
let digestsOf: () => Promise<string[]>;
const folder = mkdtempSync(join(tmpdir(), 'trestle-unsubscribe-'));

/** A digest, as a mail server receives it. */
beforeAll(async () => {
  app = await testApp();
  mkdirSync(join(folder, 'frame'));
  writeFileSync(join(folder, 'frame/index.html'), '<title>@@title@@</title><main>@@main@@</main>');
  writeFileSync(join(folder, '404.html'), 'Page not found');
  const plain = { logger: false, corsOrigins: [], trustProxy: false, https: false } as const;
  site = await buildApp({ ...plain, services: app.services, siteFolder: folder });

  const { services } = app;
  const student = await aStudent(services);
  for (const digest of ['daily', 'weekly'] as const)
    await app.call(endpoints.saveSearch, { body: { name: 'All', digest } }, student.token);
  digestsOf = async () => {
    const { token } = await signedIn(services, student.id, 'Student');
    const { body } = await app.call(endpoints.listSavedSearches, {}, token);
    return body.map(({ digest }: SavedSearch) => digest);
  };
  app.passTime(1_000);
  await aProject(services, await aCompany(services));
  app.passTime(day);
  await services.digests.sweep();
  const [digest] = (await app.mails()).filter(({ to }) => to === student.email);
  mail = await received(digest!);
});
afterAll(async () => {
  await site.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** A mail that has gone through a real mail server. */
async function received(sent: Parameters<ReturnType<typeof smtpTransport>>[0]): Promise<Email> {
  const taken: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _, done) {
      taken.push(Buffer.concat(await stream.toArray()));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'Trestle <hello@trestle.example>')(sent);
  server.close(() => {});
  return PostalMime.parse(taken[0]!);
}

const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
/** The address without the site's own name, where the tests reach it. */
const address = () =>
  /^<https:\/\/trestle\.example(\/unsubscribe\/[^>]+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )![1]!;

test('the mail names the address of one click, in its header and in its foot', () => {
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail.text).toContain(`https://trestle.example${address()}`);
});

test('opening the address asks, and changes nothing', async () => {
  const { statusCode, headers, body } = await site.inject({ url: address() });
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(body).toContain('<form method="post">');
  await site.inject({ url: address(), method: 'HEAD' });
  expect(await digestsOf()).toEqual(['daily', 'weekly']);
});

test('another token, or none, leads nowhere and changes nothing', async () => {
  for (const url of [`${address()}x`, '/unsubscribe/x', '/unsubscribe/', `/unsubscribe/%00`])
    for (const method of ['GET', 'POST'] as const)
      expect((await site.inject({ url, method })).statusCode, `${method} ${url}`).toBe(404);
  expect(await digestsOf()).toEqual(['daily', 'weekly']);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('one click without a session ends the mails, sent as %s', async (type, payload) => {
  const { statusCode, body } = await site.inject({
    url: address(),
    method: 'POST',
    headers: { 'content-type': type },
    payload,
  });
  expect([statusCode, body]).toEqual([
    200,
    expect.stringContaining('No more emails about saved searches'),
  ]);
  expect(await digestsOf()).toEqual(['off', 'off']);
});
