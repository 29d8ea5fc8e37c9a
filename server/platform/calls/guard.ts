import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changesSomething, type Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Database } from '../database/open.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from './command.ts';
import { type Bearer, type Person, requireMemberMay, requireRecentPassword } from './person.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller, after the token and its session were checked; null if anyone may call. */
    person: Person | null;
  }
  interface FastifyInstance {
    readonly read: Replicas['read'];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Registers the routes of one feature, which may need more than the platform gives. */
export type Feature<Needs extends Services = Services> = (
  app: FastifyInstance,
  options: { services: Needs },
) => Promise<void>;

/**
 * Registers features behind one guard: before a body is read, it checks that the caller is in the audience of the route's
 * contract. Nothing starts with a route that the contract does not have, or with a contract that no feature serves.
 */
export async function guardedFeatures<Needs extends Services>(
  app: FastifyInstance,
  { services, features }: { services: Needs; features: readonly Feature<Needs>[] },
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
  const { replicas } = services;
  app.decorate('read', replicas.read);
  app.addHook('onRequest', async (request) => {
    const {
      audience = {},
      memberAct,
      asksPassword,
      reads,
      reply,
    } = request.routeOptions.config.endpoint ?? {};
    if (audience === 'anyone') return;
    const bearer = await bearerOf(request, services);
    const find = async (db: Database) => {
      // The substitute for the primary takes no writes.
      const isUse = reply?.kind !== 'events' && db === services.db;
      return bearer && personOf(services, bearer, db, isUse);
    };
    const person = await (reads ? replicas.readNow(find) : find(services.db));
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
      // The change is done. If the primary does not take this note, it is gone, and nobody reads from it until it is
      // back.
      await services.authentication.noteWrite(services.db, person.sessionId).catch(() => {});
    });
  for (const feature of features) await app.register(feature, { services });
  if (unserved.size > 0)
    throw new Error(`No feature serves ${[...unserved.values()].join(', ')} of the contract.`);
}

async function bearerOf(
  { headers }: FastifyRequest,
  { authentication }: Services,
): Promise<Bearer | null> {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? authentication.readToken(token) : null;
}

/** The bearer of a token, if its session still runs and the role is still theirs. */
async function personOf(
  { authentication, clock }: Services,
  { accountId, sessionId, role }: Bearer,
  db: Database,
  isUse: boolean,
): Promise<Person | null> {
  const person = await authentication.findPerson(db, sessionId, clock(), isUse);
  return person && person.accountId === accountId && person.role === role ? person : null;
}
