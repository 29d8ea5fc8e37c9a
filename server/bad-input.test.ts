import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { testApp } from './testing/app.ts';
import { builtApp, type TestApp } from './testing/built-app.ts';
import { testDatabase } from './testing/database.ts';
import { fuzz } from './testing/fuzz/fuzz.ts';
import { openRange, type Range } from './testing/fuzz/range.ts';
import { aCompany, anAdmin, type Someone } from './testing/people.ts';

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

describe('a time that no calendar has', () => {
  let house: TestApp;
  let company: Someone;
  let admin: Someone;
  beforeAll(async () => {
    house = await testApp();
    company = await aCompany(house.services);
    admin = await anAdmin(house.services);
  });
  afterAll(() => house.close());

  const brief = {
    title: 'A footbridge',
    description: 'Measure it.',
    engineeringType: 'Civil',
    duration: 30,
    location: 'Remote',
  } as const;
  const post = (deadline: string) =>
    house.call(endpoints.postProject, { body: { ...brief, deadline } }, company.token);
  const preview = (deadlineBefore: string) =>
    house.call(endpoints.previewAssignment, { body: { deadlineBefore } }, admin.token);

  test.each([
    '2027-02-31T12:00:00.000Z',
    '2027-02-29T12:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '1999-12-31T12:00:00.000Z',
  ])('%s is no deadline, and bounds no assignment', async (time) => {
    for (const [answer, field] of [
      [await post(time), 'deadline'],
      [await preview(time), 'deadlineBefore'],
    ] as const)
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, field]);
  });

  test.each(['2027-02-31', '0000-01-01', '9999-12-31'])('%s bounds no list', async (day) => {
    for (const field of ['from', 'to']) {
      const query = { [field]: day };
      const { status, body } = await house.call(endpoints.listAudit, { query }, admin.token);
      expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
    }
  });

  test('is not one with the widest offset', async () => {
    for (const offset of ['+23:59', '-23:59'])
      expect((await preview(`2027-06-01T12:00:00.000${offset}`)).status).toBe(200);
  });
});
