import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { testApp } from '../../testing/app.ts';
import { aStudent, knownPassword } from '../../testing/people.ts';
import { openLog } from '../operating/log.ts';

test('a sign-in or a refusal is noted by its route, its name and where it came from, and by nothing a person typed', async () => {
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
  const { email } = await aStudent(world.services);
  const payload = { email, password: knownPassword };
  await app.inject({ method: 'POST', url: '/api/Auth/Login', payload });
  const { headers } = await app.inject({
    url: '/api/Projects?searchText=secret-wish',
    headers: { authorization: 'Bearer not-a-token', 'x-request-id': 'claimed' },
  });
  const ofSignIn = { method: 'POST', route: '/api/Auth/Login', status: 200, ip: '127.0.0.1' };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining(ofSignIn),
    expect.objectContaining({
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/Projects',
      status: 401,
      ip: '127.0.0.1',
      time: expect.any(Number),
      msg: 'answered',
    }),
  ]);
  expect(lines.join('')).not.toMatch(/secret-wish|not-a-token|claimed|people\.example|lattice/);
  await app.close();
  await world.close();
});

test('a sign-in is noted with the account that came in, and one that fails with where it came from', async () => {
  const world = await testApp();
  const lines: string[] = [];
  const app = await buildApp({
    services: world.services,
    logger: openLog('info', { write: (line) => void lines.push(line) }),
    siteFolder: null,
    corsOrigins: [],
    trustProxy: false,
    https: false,
  });
  onTestFinished(async () => {
    await app.close();
    await world.close();
  });
  const { id, email } = await aStudent(world.services);
  const signIn = (password: string) =>
    app.inject({ method: 'POST', url: '/api/Auth/Login', payload: { email, password } });
  const before = Date.now();
  await signIn('not this one');
  await signIn(knownPassword);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { route: '/api/Auth/Login', status: 401, ip: '127.0.0.1' },
    { route: '/api/Auth/Login', status: 200, ip: '127.0.0.1', account: id },
  ]);
  // UTC, in milliseconds.
  const { time } = JSON.parse(lines[0] ?? '{}');
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect(lines.join('')).not.toMatch(/not this one|lattice|people\.example/);
});
