import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changesSomething, type Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { findPerson, type Person, requireMemberMay } from '../../features/accounts/person.ts';
import { requireRecentPassword } from '../../features/accounts/sessions/confirm-password.ts';
import { noteWrite } from '../../features/accounts/sessions/last-write.ts';
import type { Bearer } from '../../features/accounts/sessions/tokens.ts';
import type { Services } from '../../services.ts';
import type { Databases } from '../database/open.ts';
import { answeredFrom } from '../database/replicas/answered-from.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the token and its session were checked; null where anyone may. */
    person: Person | null;
    /** Where their session was found; null where anyone may call. */
    rights: Databases | null;
  }
  interface FastifyInstance {
    readonly sourcesFor: Replicas['sourcesFor'];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Registers the routes of one feature. */
export type Room = (app: FastifyInstance, options: { services: Services }) => Promise<void>;

/**
 * Registers rooms behind one guard: before a body is read, it checks that the caller is in the audience of the route's
 * contract. Nothing starts with a route that the contract does not have, or with a contract that no room serves.
 */
export async function guardedRooms(
  app: FastifyInstance,
  { services, rooms }: { services: Services; rooms: readonly Room[] },
): Promise<void> {
  const unserved = new Map<unknown, string>(
    Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
  );
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.endpoint)
      throw new Error(`${method} ${url} is not in the contract, so nothing says who may call it.`);
    unserved.delete(config.endpoint);
  });
  app.decorateRequest('person', null);
  app.decorateRequest('rights', null);
  const { replicas } = services;
  app.decorate('sourcesFor', replicas.sourcesFor);
  app.addHook('onRequest', async (request) => {
    const {
      audience = {},
      memberAct,
      asksPassword,
      mayLag,
      reply,
    } = request.routeOptions.config.endpoint ?? {};
    if (audience === 'anyone') return;
    const bearer = await bearerOf(request, services);
    const sources = mayLag ? replicas.sessionSources() : [services];
    const person =
      bearer &&
      (await answeredFrom(sources, (source) => {
        request.rights = source;
        // What stands in for the primary takes no writing.
        const isUse = reply?.kind !== 'events' && source.db === services.db;
        return personOf(bearer, source, services.clock(), isUse);
      }));
    if (!person) throw new Problem('sign-in-required');
    if (!audience[person.role]) throw new Problem('forbidden');
    if (memberAct) requireMemberMay(person, memberAct);
    if (asksPassword) requireRecentPassword(person, services.clock());
    request.person = person;
  });
  if (replicas.count > 0)
    app.addHook('onSend', async ({ person, routeOptions: { config } }, reply) => {
      const isChange = config.endpoint && changesSomething(config.endpoint);
      if (!person || !isChange || reply.statusCode >= 400) return;
      // What was asked for is done. A primary that does not take this has gone, and is read from by nobody until it is back.
      await noteWrite(services.db, person.sessionId).catch(() => {});
    });
  for (const room of rooms) await app.register(room, { services });
  if (unserved.size > 0)
    throw new Error(`No room serves ${[...unserved.values()].join(', ')} of the contract.`);
}

/** Whom a request's token names. */
async function bearerOf({ headers }: FastifyRequest, { tokens }: Services): Promise<Bearer | null> {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? tokens.read(token) : null;
}

/** The bearer of a token, if its session still runs and the role is still theirs. */
async function personOf(
  { accountId, sessionId, role }: Bearer,
  source: Databases,
  now: Date,
  isUse: boolean,
): Promise<Person | null> {
  const person = await findPerson(source, sessionId, now, isUse);
  return person && person.accountId === accountId && person.role === role ? person : null;
}
