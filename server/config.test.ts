import { describe, expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

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
    expect(readConfig({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) }).demo).toBe(false);
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
