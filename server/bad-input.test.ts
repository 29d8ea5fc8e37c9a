import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { builtApp, type TestApp } from './testing/built-app.ts';
import { testDatabase } from './testing/database.ts';
import { fuzz } from './testing/fuzz/fuzz.ts';
import { openRange, type Range } from './testing/fuzz/range.ts';

/** `npm run fuzz` sends ten thousand. */
const requests = 60;

describe('bad input', () => {
  let house: TestApp;
  let range: Range;
  beforeAll(async () => {
    house = await builtApp(await testDatabase(), { trustProxy: true });
    range = await openRange(house);
  });
  afterAll(() => house.close());

  test.each(Object.keys(endpoints) as EndpointName[])(
    '%s answers whatever it is sent as the contract says, never with a failure of its own',
    async (name) => {
      const { found } = await fuzz(range, name, requests);
      expect(found).toBeNull();
    },
  );

  test.each([
    ['a body that is not JSON', '{"email":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['another media type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['a body of 300 KiB', JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json', 413],
    ['a poisoned prototype', '{"__proto__":{"role":"Admin"},"email":"a"}', 'application/json', 400],
  ])('%s is refused in words', async (_, payload, type, status) => {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});
