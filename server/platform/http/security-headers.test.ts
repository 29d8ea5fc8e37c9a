import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let world: TestApp;
let site: string;
let app: FastifyInstance;

/** The product behind TLS, with a site of two pages and one script. */
const opened = (trustProxy: boolean, https = true, corsOrigins = ['https://campus.example']) =>
  buildApp({
    services: world.services,
    logger: false,
    siteFolder: site,
    corsOrigins,
    trustProxy,
    https,
  });

beforeAll(async () => {
  world = await testApp();
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['home', 'admin/dashboard', '_astro'])
    mkdirSync(join(site, folder), { recursive: true });
  const page = '<!doctype html><title>Home</title>'.repeat(50);
  writeFileSync(join(site, 'home/index.html'), page);
  writeFileSync(join(site, 'home/index.html.br'), brotliCompressSync(page));
  writeFileSync(join(site, 'admin/dashboard/index.html'), page);
  writeFileSync(join(site, '404.html'), '<!doctype html><title>Nothing here</title>');
  writeFileSync(join(site, '_astro/area.abc123.js'), 'export {};');
  app = await opened(false);
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(site, { recursive: true });
});

const answers: Record<string, { ask: InjectOptions; status: number }> = {
  'a page': { ask: { url: '/home' }, status: 200 },
  'a hashed file': { ask: { url: '/_astro/area.abc123.js' }, status: 200 },
  'a page that is not there': { ask: { url: '/nowhere' }, status: 404 },
  'the API': { ask: { url: '/api/health/live' }, status: 200 },
  'the API without a token': { ask: { url: '/api/students/me' }, status: 401 },
  'an address the API does not have': { ask: { url: '/api/nowhere' }, status: 404 },
  'a method it does not have': { ask: { method: 'PATCH', url: '/api/Projects' }, status: 404 },
  'the API’s own address': { ask: { url: '/api' }, status: 404 },
  'a body nobody can read': {
    ask: {
      method: 'POST',
      url: '/api/Auth/Login',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    },
    status: 400,
  },
  'a body that is too large': {
    ask: { method: 'POST', url: '/api/Auth/Login', payload: { email: 'x'.repeat(300_000) } },
    status: 413,
  },
};

describe.each(Object.entries(answers))('%s', (_, { ask, status }) => {
  test('is guarded by every header', async () => {
    const { statusCode, headers } = await app.inject(ask);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': String(ask.url).startsWith('/api')
        ? "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"
        : "base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none'",
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    const isOfTheApi = String(ask.url).startsWith('/api');
    expect(headers['cache-control'] ?? '').toMatch(isOfTheApi ? /no-store/ : /^(?!.*no-store)/);
    if (isOfTheApi && status >= 400)
      expect(headers['content-type']).toContain('application/problem+json');
  });
});

test('without TLS nothing promises it', async () => {
  const plain = await opened(false, false);
  expect((await plain.inject('/home')).headers).not.toHaveProperty('strict-transport-security');
  await plain.close();
});

describe('the site', () => {
  test('is kept for a year where its name carries its hash, and asked for again elsewhere', async () => {
    const script = await app.inject('/_astro/area.abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/home')).headers['cache-control']).toBe('public, no-cache');
  });

  test('comes compressed where the browser can read it, and not again while it is the same', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const page = await app.inject({ url: '/home', headers });
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
    const again = await app.inject({
      url: '/home',
      headers: { ...headers, 'if-none-match': String(page.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('nothing but what the product means to show', () => {
  test.each(['/', '/home', '/api/Projects', '/nowhere'])('is told by TRACE, at %s', async (url) => {
    const headers = { authorization: 'Bearer planted' };
    const { statusCode, body } = await app.inject({ method: 'TRACE' as never, url, headers });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('planted');
  });

  test.each([
    '/_astro/',
    '/_astro',
    '/admin/',
    '/.git/config',
    '/.env',
    '/package.json',
    '/metrics',
    '/metrics',
  ])('is listed or found at %s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toMatch(/area\.abc123|dashboard|dependencies/);
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/_astro/..%2f..%2fpackage.json', '/%00'])(
    'is outside of the site: %s',
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toContain('dependencies');
    },
  );

  test('is said of what answers', async () => {
    for (const url of ['/home', '/api/health/live', '/api/nowhere']) {
      const { headers } = await app.inject(url);
      expect(Object.keys(headers)).not.toContain('server');
      expect(Object.keys(headers)).not.toContain('x-powered-by');
    }
  });
});

describe('a window that opened a page', () => {
  const policyOf = async (url: string) =>
    (await app.inject(url)).headers['cross-origin-opener-policy'];

  test.each(['/admin/dashboard', '/Admin/Dashboard/', '/admin/dashboard/index.html'])(
    'keeps no hold on it where somebody is signed in: %s',
    async (url) => {
      expect(await policyOf(url)).toBe('same-origin');
    },
  );

  test('costs the readers of the public pages no new process of their browser', async () => {
    expect(await policyOf('/home')).toBeUndefined();
    expect(await policyOf('/_astro/area.abc123.js')).toBeUndefined();
  });
});

describe('another origin', () => {
  const from = (origin: string, server = app) =>
    server.inject({
      method: 'OPTIONS',
      url: '/api/Projects',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  test('may call the API when it is listed', async () => {
    expect((await from('https://campus.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://campus.example',
      'access-control-allow-headers': 'authorization',
    });
  });

  test.each(['https://evil.example', 'https://campus.example.evil.example', 'null'])(
    'may not when it is %s',
    async (origin) => {
      expect((await from(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('leads nowhere where none is listed, and no answer speaks of it', async () => {
    const alone = await opened(false, true, []);
    const { statusCode, headers } = await from('https://campus.example', alone);
    expect([statusCode, headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    const { headers: ofAnswer } = await alone.inject('/api/health/live');
    expect(Object.keys({ ...headers, ...ofAnswer }).join()).not.toMatch(/access-control|vary/);
    await alone.close();
  });
});

test('one address may call 3,000 times a minute, and is then told how long to wait', async () => {
  const hammered = await opened(false);
  const call = () => hammered.inject('/api/health/live');
  for (let nth = 1; nth <= 3_000; nth += 1) expect((await call()).statusCode).toBe(200);
  const { statusCode, headers } = await call();
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await hammered.close();
});

describe('the address a limit counts', () => {
  /** Sends letters until one is refused. @returns how many were let through, of twelve */
  async function lettersLetThrough(
    server: FastifyInstance,
    forwardedFor: (nth: number) => string,
  ): Promise<number> {
    let through = 0;
    for (let nth = 1; nth <= 12; nth += 1) {
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/api/Contactus',
        headers: { 'x-forwarded-for': forwardedFor(nth) },
        payload: { Id: 0, Name: '', Email: '', Subject: '', Message: '' },
      });
      if (statusCode !== 429) through += 1;
    }
    return through;
  }

  test('is the caller’s own, whatever a header says, where no proxy is trusted', async () => {
    expect(await lettersLetThrough(app, (nth) => `10.0.0.${nth}`)).toBe(10);
  });

  test('is the one the proxy saw, whatever the caller wrote before it', async () => {
    const behind = await opened(true);
    expect(await lettersLetThrough(behind, (nth) => `10.1.1.${nth}, 203.0.113.9`)).toBe(10);
    expect(await lettersLetThrough(behind, (nth) => `198.51.100.${nth}`)).toBe(12);
    await behind.close();
  });
});
