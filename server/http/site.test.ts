import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
