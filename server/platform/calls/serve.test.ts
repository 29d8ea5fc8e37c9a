import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aStudent } from '../../testing/people.ts';
import { type Actor, validRequests } from '../../testing/valid-requests.ts';
import { aWorld, type World } from '../../testing/world.ts';
import { serve } from './serve.ts';

interface Given {
  readonly params?: Record<string, unknown>;
  readonly body: object;
}

/** Columns of ours that no form has. */
const planted = {
  role: 'Admin',
  adminLevel: 'Super Admin',
  state: 'active',
  verified: true,
  accountId: 1,
  passwordHash: 'planted',
  companyId: 1,
  createdAt: '2020-01-01T00:00:00.000Z',
};

describe('a field that a call does not have', () => {
  let product: TestApp;
  let world: World;
  beforeAll(async () => {
    product = await testApp();
    world = await aWorld(product);
  });
  afterAll(() => product.close());

  const withBody = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => (endpoints[name] as Endpoint).body,
  );

  test.each(withBody)('never reaches the handler of %s', async (name) => {
    const endpoint = endpoints[name] as Endpoint;
    const { audience, body: schema } = endpoint;
    const actor: Actor = audience !== 'anyone' && audience.Admin ? 'admin' : 'student own';
    const { params = {}, body } = validRequests[name](world, actor) as Given;
    const { entries = {} } = schema as { entries?: Record<string, unknown> };
    const strange = Object.entries(planted).filter(([key]) => !Object.hasOwn(entries, key));
    const app = fastify();
    const heard: { body: object; query: object }[] = [];
    serve(app, endpoint, async (input) => {
      heard.push(input as never);
      throw new Error('Heard.');
    });
    await app.inject({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key) => String(params[key])),
      query: { role: 'Admin' },
      payload: { ...body, ...Object.fromEntries(strange) },
    });
    expect(heard).toHaveLength(1);
    for (const [key] of strange) expect(heard[0]?.body).not.toHaveProperty(key);
    expect(heard[0]?.query ?? {}).not.toHaveProperty('role');
  });

  const accountOf = async (email: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select role, state, admin_level from accounts where email = ${email}`.execute(
      product.services.db,
    );
    return rows[0];
  };

  test('makes no admin of who signs up, and confirms nobody', async () => {
    const email = 'climber@people.example';
    const { body } = validRequests.registerStudent(world, 'anonymous') as { body: object };
    const asked = { ...body, ...planted, email };
    const { status } = await product.call(endpoints.registerStudent, { body: asked as never });
    expect(status).toBe(201);
    const waiting = { role: 'Student', state: 'unverified', admin_level: null };
    expect(await accountOf(email)).toEqual(waiting);
  });

  test('changes nothing of who changes their profile', async () => {
    const student = await aStudent(product.services);
    const before = await accountOf(student.email);
    const { body } = validRequests.updateStudent(world, 'student own') as { body: object };
    const asked = { ...body, ...planted, email: student.email, id: 1 } as never;
    const { status } = await product.call(
      endpoints.updateStudent,
      { params: { sId: student.id }, body: asked },
      student.token,
    );
    expect(status).toBe(200);
    expect(await accountOf(student.email)).toEqual(before);
  });
});
