import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from './site.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'home'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta http-equiv="refresh" content="0; url=/home"><title>Moved</title>',
  );
  writeFileSync(join(folder, 'home', 'index.html'), '<!doctype html><title>Home</title>');
  for (const file of [
    '.well-known/security.txt',
    '_astro/page.js',
    '_astro/page.js.br',
    'frame/index.html',
    '.built-from',
  ]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  app = fastify();
  await app.register(site, { folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['GET', '/', '/home'],
  ['HEAD', '/', '/home'],
  ['GET', '/?from=poster&n=1', '/home?from=poster&n=1'],
] as const)('%s %s is redirected to %s', async (method, url, target) => {
  const { statusCode, headers } = await app.inject({ method, url });
  expect([statusCode, headers.location]).toEqual([302, target]);
});

test('a page that has not moved is served', async () => {
  const { statusCode, body } = await app.inject('/home');
  expect([statusCode, body]).toEqual([200, '<!doctype html><title>Home</title>']);
});

test.each(['/.well-known/security.txt', '/_astro/page.js', '/home/index.html'])(
  'the file %s is served by its name',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
  },
);

test('a file goes out compressed to whoever takes it so', async () => {
  const { headers } = await app.inject({
    url: '/_astro/page.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
});

test.each(['/frame/index.html', '/.built-from', '/_astro/page.js.br', '/_astro/PAGE.js'])(
  '%s is not',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
