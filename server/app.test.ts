import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience, Endpoint } from '../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import type { Role } from '../src/contract/people.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { type Actor, validRequests } from './testing/valid-requests.ts';
import { aWorld, type World } from './testing/world.ts';

const tokens: Record<Actor, (world: World) => string | undefined> = {
  anonymous: () => undefined,
  expired: (world) => world.expiredToken,
  disabled: (world) => world.disabled.token,
  'student own': (world) => world.owner.student.token,
  'student other': (world) => world.other.student.token,
  'company own': (world) => world.owner.company.token,
  'company other': (world) => world.other.company.token,
  admin: (world) => world.admin.token,
};

/** Endpoints that only ever answer about the caller, so that another caller gets their own, not a refusal. */
const aboutTheCaller: readonly EndpointName[] = [
  'signOut',
  'changePassword',
  'confirmPassword',
  'passwordRecency',
  'listSessions',
  'listNotifications',
  'dismissNotification',
  'streamNotifications',
  'listChoices',
  'setChoice',
  'me',
  'current',
  'myCompany',
  'myAssignment',
  'updateMyCompany',
  'listProjects',
  'listStatusUpdates',
  // Answers each of its rows for itself.
  'moveApplicants',
];

const roleOf = (actor: Actor): Role | null =>
  (({ student: 'Student', company: 'Company', admin: 'Admin' }) as const)[
    actor.split(' ')[0] as 'student'
  ] ?? null;

type Expected = 'reached' | 'sign-in-required' | 'refused';

function expected(name: EndpointName, audience: Audience, actor: Actor): Expected {
  if (audience === 'anyone') return 'reached';
  const role = roleOf(actor);
  if (!role) return 'sign-in-required';
  const reach = audience[role];
  if (!reach) return 'refused';
  const isOther = actor.endsWith('other');
  return reach === 'own' && isOther && !aboutTheCaller.includes(name) ? 'refused' : 'reached';
}

describe('every endpoint, called by everyone', () => {
  let house: TestApp;
  /** For all who only read or are let in nowhere: neither changes anything. */
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

    for (const actor of Object.keys(tokens) as Actor[]) {
      const outcome = expected(name, endpoint.audience, actor);
      test(`${name} by ${actor}: ${outcome}`, async () => {
        const changes = outcome === 'reached' && endpoint.method !== 'GET';
        const world = changes ? await aWorld(house) : untouched;
        const answer = await house.call(
          endpoint,
          validRequests[name](world, actor),
          tokens[actor](world),
        );
        switch (outcome) {
          case 'sign-in-required':
            expect(answer.status).toBe(401);
            expect(answer.body.code).toBe('sign-in-required');
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
