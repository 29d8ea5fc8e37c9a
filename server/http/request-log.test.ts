import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { testApp } from '../testing/app.ts';

test('a refusal is noted by its route, its name and where it came from, and by nothing a person typed', async () => {
  const world = await testApp();
  const lines: string[] = [];
  const log = new Writable({
    write(line, _, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = await buildApp({
    services: world.services,
    logger: pino({ level: 'info' }, log),
    siteFolder: null,
    corsOrigins: [],
    trustProxy: false,
    https: false,
  });
  await app.inject('/api/health/live');
  const { headers } = await app.inject({
    url: '/api/Projects?searchText=secret-wish',
    headers: { authorization: 'Bearer not-a-token', 'x-request-id': 'claimed' },
  });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/Projects',
      status: 401,
      ip: '127.0.0.1',
      msg: 'answered',
    }),
  ]);
  expect(lines.join('')).not.toMatch(/secret-wish|not-a-token|claimed/);
  await app.close();
  await world.close();
});
