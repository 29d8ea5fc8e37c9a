import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { testApp } from '../testing/app.ts';

test('an answer is noted by its route and its name, and by nothing a person typed', async () => {
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
    logger: pino({ level: 'debug' }, log),
    siteFolder: null,
    corsOrigins: [],
    trustProxy: false,
    https: false,
  });
  const { headers } = await app.inject({
    url: '/api/Projects?searchText=secret-wish',
    headers: { authorization: 'Bearer not-a-token', 'x-request-id': 'claimed' },
  });
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/Projects',
      status: 401,
      msg: 'answered',
    }),
  );
  expect(lines.join('')).not.toMatch(/secret-wish|not-a-token|claimed/);
  await app.close();
  await world.close();
});
