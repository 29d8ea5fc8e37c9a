import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { BadSetting } from './platform/settings/settings.ts';

const random = randomBytes(32).toString('base64');

describe('the settings', () => {
  test('need nothing for a first start', () => {
    expect(readConfig({})).toMatchObject({
      port: 4321,
      dataDir: '.data',
      databaseUrl: null,
      publicOrigin: 'http://localhost:4321',
      demo: true,
      trustProxy: false,
      timeZone: 'UTC',
      metrics: null,
    });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a port number.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [
      { SMTP_URL: 'mail.example' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [
      { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICAS: 'postgres://b/x, c:5432' },
      'DATABASE_REPLICAS must be addresses that start with postgres:// or postgresql://.',
    ],
    [
      { DATABASE_REPLICAS: 'postgres://b/x' },
      'DATABASE_REPLICAS needs DATABASE_URL, the primary that they replicate.',
    ],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
    [{ METRICS_PORT: 'all' }, 'METRICS_PORT must be a port number.'],
    [
      { PROGRAMME_TIME_ZONE: 'Berlin' },
      'PROGRAMME_TIME_ZONE must be a time zone such as Europe/Berlin.',
    ],
    [
      { PROGRAMME_TIME_ZONE: '+02:00' },
      'PROGRAMME_TIME_ZONE must be a time zone such as Europe/Berlin.',
    ],
    [{ RESTORE_PROVED_HOURS: 'daily' }, 'RESTORE_PROVED_HOURS must be a number of hours.'],
    [{ DEMO: 'maybe' }, 'DEMO must be true or false.'],
    [{ ADMIN_IDLE_MINUTES: '2' }, 'ADMIN_IDLE_MINUTES must be at least 10.'],
    [{ ADMIN_IDLE_MINUTES: 'two' }, 'ADMIN_IDLE_MINUTES must be a number of minutes.'],
  ])('%o stops the start with one line', (env, line) => {
    expect(() => readConfig(env)).toThrow(new BadSetting(line));
  });

  test('production needs a secret, and seeds no demo', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/JWT_SECRET must be set/);
    expect(readConfig({ NODE_ENV: 'production', JWT_SECRET: random }).demo).toBe(false);
  });

  test.each([
    ['x'.repeat(32), false],
    ['changeme'.repeat(4), false],
    ['abcdefghijklmnopqrstuvwxyz0123456789', false],
    ['1234567890'.repeat(4), false],
    ['trestle-production-secret-2026-11', false],
    ['qwertyuiopasdfghjklzxcvbnm123456', false],
    [randomBytes(16).toString('hex'), true],
    [randomBytes(32).toString('base64'), true],
    [randomUUID(), true],
  ])('production starts with the secret %s: %s', (JWT_SECRET, starts) => {
    const start = () => readConfig({ NODE_ENV: 'production', JWT_SECRET });
    if (starts) expect(start).not.toThrow();
    else expect(start).toThrow(/^JWT_SECRET must be random in production/);
  });

  test.each([
    ['http://localhost:4321', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:4321', true],
    ['http://192.168.1.9', true],
    ['https://[fd00::1]', true],
    ['https://trestle.internal', true],
    ['https://trestle.example', false],
    ['https://localhost.trestle.example', false],
    ['http://11.0.0.1', false],
    ['http://172.32.0.1', false],
  ])('the demo starts in production at %s: %s', (PUBLIC_ORIGIN, starts) => {
    const env = { NODE_ENV: 'production', JWT_SECRET: random, DEMO: 'true', PUBLIC_ORIGIN };
    if (starts) expect(readConfig(env).demo).toBe(true);
    else expect(() => readConfig(env)).toThrow(/^DEMO must be false where PUBLIC_ORIGIN is public/);
  });

  test('an origin is kept without its path, and origins for CORS come as a list', () => {
    const config = readConfig({
      PUBLIC_ORIGIN: 'https://trestle.example/home',
      CORS_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config.publicOrigin).toBe('https://trestle.example');
    expect(config.corsOrigins).toEqual(['https://a.example', 'https://b.example']);
  });
});
