import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { actors, expected, tokenOf } from './testing/audiences.ts';
import { type Actor, validRequests } from './testing/valid-requests.ts';
import type { Answered } from './testing/wire.ts';
import { aWorld, inAWorld, type World } from './testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const isOwn = (name: EndpointName, endpoint: Endpoint, actor: Actor) =>
  expected(name, endpoint, actor) === 'reached' && endpoint.audience !== 'anyone';

/** What comes back to an actor who makes a call about what belongs to the world's owners. */
async function answerTo(name: EndpointName, endpoint: Endpoint, actor: Actor): Promise<Answered> {
  const ask = (world: World) =>
    app.call(endpoint, validRequests[name](world, actor), tokenOf[actor](world));
  return changesTheWorld(name, endpoint, actor) ? inAWorld(app, world, ask) : ask(world);
}

const changesTheWorld = (name: EndpointName, endpoint: Endpoint, actor: Actor) =>
  isOwn(name, endpoint, actor) && endpoint.method !== 'GET';

/** Whether an answer is what the contract promises. */
function isPromised(name: EndpointName, endpoint: Endpoint, actor: Actor, answer: Answered) {
  const { status, body } = answer;
  switch (expected(name, endpoint, actor)) {
    case 'sign-in-required':
      return status === 401 && (endpoint.method === 'HEAD' || body.code === 'sign-in-required');
    case 'refused':
      // 409: among one's own there is no such thing.
      return [403, 404, 409].includes(status);
    case 'reached':
      if (endpoint.reply.kind === 'events') return status === 406;
      return status < (endpoint.audience === 'anyone' ? 500 : 300) && status !== 403;
  }
}

describe('every endpoint, called by everyone', () => {
  test.each(Object.entries(endpoints) as [EndpointName, Endpoint][])(
    '%s lets in whom its contract lets in, and tells nobody else anything',
    async (name, endpoint) => {
      expect(endpoint.audience === 'anyone' || Object.keys(endpoint.audience).length).toBeTruthy();
      const broken: string[] = [];
      for (const actor of actors) {
        const answer = await answerTo(name, endpoint, actor);
        const said = `${answer.status} ${answer.body?.code ?? ''}`;
        if (!isPromised(name, endpoint, actor, answer))
          broken.push(`${actor}: ${said}, not ${expected(name, endpoint, actor)}`);
        if (!actor.endsWith('other')) continue;
        if (JSON.stringify(answer.body).includes(world.owner.student.email))
          broken.push(`${actor} reads the student’s address`);
        if (name === 'listProjects' && actor === 'company other' && answer.body.length > 0)
          broken.push(`${actor} reads another company’s projects`);
      }
      expect(broken).toEqual([]);
    },
  );
});

test('a stranger is refused the very request that its owner is let in with, so only whose it is decides', () => {
  const different = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(
    ([name, endpoint]) =>
      (['student', 'company', 'supervisor', 'faculty'] as const).filter((kind) => {
        const [own, other] = [`${kind} own`, `${kind} other`] as const;
        const decides =
          expected(name, endpoint, own) === 'reached' &&
          expected(name, endpoint, other) === 'refused';
        const [theirs, asked] = [own, other].map((actor) => validRequests[name](world, actor));
        return decides && JSON.stringify(theirs) !== JSON.stringify(asked);
      }),
  );
  expect(different).toEqual([]);
});
