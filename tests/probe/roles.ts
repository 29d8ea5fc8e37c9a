import { actors, type Expected, expected, tokenOf } from '../../server/testing/audiences.ts';
import { type Actor, validRequests } from '../../server/testing/valid-requests.ts';
import type { Answered } from '../../server/testing/wire.ts';
import { changesSomething, type Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import type { Case } from './case.ts';

interface Walk {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly actor: Actor;
  readonly outcome: Expected;
}

/** Every endpoint of the contract, called by everyone. */
const walks: readonly Walk[] = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(
  ([name, endpoint]) =>
    actors.map((actor) => ({
      name,
      endpoint,
      actor,
      outcome: expected(name, endpoint, actor),
    })),
);

const changes = ({ endpoint, outcome }: Walk): boolean =>
  outcome === 'reached' && changesSomething(endpoint) && endpoint.audience !== 'anyone';

/** Those that change a world, so that each needs its own. */
export const changingCases = walks.filter(changes);

export const roles: readonly Case[] = walks.map((walk) => {
  const { name, endpoint, actor, outcome } = walk;
  return {
    area: 'roles',
    tried: `${name} by ${actor}: ${outcome}`,
    ...(changes(walk) && { isLong: true }),
    async run({ people, call }) {
      const world = changes(walk) ? people.worlds.pop()! : people.world;
      const request = validRequests[name](world, actor);
      const answer = await call(endpoint, request as never, tokenOf[actor](world));
      const fault = judged(walk, answer);
      const tells = JSON.stringify(answer.body)?.includes(world.owner.student.email);
      return fault ?? (actor.endsWith('other') && tells ? 'it tells the owner’s address' : null);
    },
  };
});

function judged({ endpoint, outcome }: Walk, { status, body }: Answered): string | null {
  const isRight = {
    'sign-in-required':
      status === 401 && (endpoint.method === 'HEAD' || body.code === 'sign-in-required'),
    // 409: among one's own there is no such thing.
    refused: [403, 404, 409].includes(status),
    reached:
      endpoint.reply.kind === 'events'
        ? status === 406
        : isSearchedInVain(body) ||
          (status !== 403 && status < (endpoint.audience === 'anyone' ? 500 : 300)),
  }[outcome];
  return isRight ? null : `${status} ${JSON.stringify(body)?.slice(0, 200)}`;
}

/** Whether a domain was looked for its record, which no name server of the probe has. */
const isSearchedInVain = (body: Answered['body']): boolean => body?.code === 'proof-missing';
