import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { aWorld, type World } from './testing/world.ts';

const tokenFor = (world: World, { audience }: Endpoint): string | undefined => {
  if (audience === 'anyone') return undefined;
  if (audience.Company) return world.owner.company.token;
  return audience.Student ? world.owner.student.token : world.admin.token;
};

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '💥'.repeat(3000),
    '-1',
    '0',
    '1e309',
    '99999999999999999999',
    '__proto__',
    "' or 1=1 --",
    '../..',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

const namesOf = (schema: Endpoint['body']): string[] =>
  Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

/** Bodies with the right names and wrong values, and bodies of no shape at all. */
const bodies = (endpoint: Endpoint) =>
  fc.oneof(
    fc.record(Object.fromEntries(namesOf(endpoint.body).map((name) => [name, nasty])), {
      requiredKeys: [],
    }),
    nasty,
  );

describe('bad input', () => {
  let house: TestApp;
  let world: World;
  beforeAll(async () => {
    house = await testApp();
    world = await aWorld(house);
  });
  afterAll(() => house.close());

  const send = async (
    endpoint: Endpoint,
    path: string,
    query: Record<string, string>,
    payload: unknown,
  ) => {
    const token = tokenFor(world, endpoint);
    const body = endpoint.body ? JSON.stringify(payload) : undefined;
    const { address } = {
      address: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    };
    return house.app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      remoteAddress: address,
      query,
      ...(body !== undefined && { payload: body }),
      headers: {
        ...(endpoint.reply.kind === 'events' && { accept: 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    });
  };

  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    test(`${name} answers whatever it is sent with a success or a problem, never with a failure of its own`, async () => {
      const pathValue = fc.oneof(
        fc.constantFrom('0', '-1', '1', '9007199254740993', 'x', '%00', '%F0%9F'),
        fc.webSegment(),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.array(pathValue, { minLength: 2, maxLength: 2 }),
          fc.dictionary(
            fc.constantFrom(...namesOf(endpoint.query), 'x'),
            fc.string({ unit: 'binary' }),
            { maxKeys: 4 },
          ),
          bodies(endpoint),
          async (values, query, payload) => {
            const path = endpoint.path.replaceAll(/\{\w+\}/g, () => values[0] || '0');
            const answer = await send(endpoint, path, query, payload);
            expect(answer.statusCode).toBeLessThan(500);
            if (answer.statusCode >= 400) {
              expect(answer.headers['content-type']).toContain('application/problem+json');
              const problem = answer.json();
              expect(problem).toMatchObject({
                status: answer.statusCode,
                code: expect.any(String),
                title: expect.any(String),
              });
              if (problem.code === 'invalid') {
                expect(problem.errors.length).toBeGreaterThan(0);
                for (const error of problem.errors) {
                  expect(error.path).not.toBe('');
                  expect(error.message).toMatch(/[.!?]$/);
                }
              }
            }
          },
        ),
        { numRuns: 60, seed: 20_251_117 },
      );
    });
  }

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
