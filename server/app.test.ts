import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { actors, type Expected, expected, tokenOf } from './testing/audiences.ts';
import { type Actor, validRequests } from './testing/valid-requests.ts';
import { aWorld, type World } from './testing/world.ts';

/** Who may do what is the same on both databases: where PostgreSQL runs it all, PGlite needs only the dialect. */
const isOfDialect = process.env.TEST_DATABASE === 'pglite' && Boolean(process.env.DATABASE_URL);

/** Whose statements no other test sends to PGlite: what these may do, and what admins read. */
const sendsItsOwn = (actor: Actor, outcome: Expected, { method }: Endpoint): boolean =>
  outcome === 'reached' &&
  (['supervisor own', 'faculty own'].includes(actor) || (actor === 'admin' && method === 'GET'));

describe('every endpoint, called by everyone', () => {
  let house: TestApp;
  /** For all who only read or are let in nowhere, and for what anyone may do: none of it changes this world. */
  let untouched: World;
  beforeAll(async () => {
    house = await testApp();
    untouched = await aWorld(house);
  });
  afterAll(() => house.close());

  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    test(`${name} declares its audience`, () => {
      expect(endpoint.audience === 'anyone' || Object.keys(endpoint.audience).length > 0).toBe(
        true,
      );
    });

    for (const actor of actors) {
      const outcome = expected(name, endpoint, actor);
      if (isOfDialect && !sendsItsOwn(actor, outcome, endpoint)) continue;
      test(`${name} by ${actor}: ${outcome}`, async () => {
        const isOwn = outcome === 'reached' && endpoint.audience !== 'anyone';
        const changes = isOwn && endpoint.method !== 'GET';
        const world = changes ? await aWorld(house) : untouched;
        const answer = await house.call(
          endpoint,
          validRequests[name](world, actor),
          tokenOf[actor](world),
        );
        switch (outcome) {
          case 'sign-in-required':
            expect(answer.status).toBe(401);
            if (endpoint.method !== 'HEAD') expect(answer.body.code).toBe('sign-in-required');
            break;
          case 'refused':
            // 409: among one's own there is no such thing.
            expect([403, 404, 409]).toContain(answer.status);
            break;
          case 'reached':
            expect(answer.status).not.toBe(403);
            if (endpoint.reply.kind === 'events') expect(answer.status).toBe(406);
            else if (endpoint.audience === 'anyone') expect(answer.status).toBeLessThan(500);
            else expect(answer.status).toBeLessThan(300);
        }
        if (actor.endsWith('other')) {
          expect(JSON.stringify(answer.body)).not.toContain(world.owner.student.email);
          if (name === 'listProjects' && actor === 'company other') expect(answer.body).toEqual([]);
        }
      });
    }
  }
});
