import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { findPerson, type Person } from '../accounts/person.ts';
import type { Services } from '../services.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the token and its session were checked; null for anyone. */
    person: Person | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Checks on every call, before its body is read, that the caller may call this endpoint at all. */
export const signIn = fp<{ services: Services }>(async (app, { services }) => {
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (!endpoint || endpoint.audience === 'anyone') return;
    const person = await personOf(request, services);
    if (!person) throw new Problem('sign-in-required');
    if (!endpoint.audience[person.role]) throw new Problem('forbidden');
    request.person = person;
  });
});

/** The person a request's token names, if its session still runs and the role is still theirs. */
async function personOf(request: FastifyRequest, services: Services): Promise<Person | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  const bearer = await services.tokens.read(token);
  if (!bearer) return null;
  const person = await findPerson(services, bearer.sessionId, services.clock());
  return person && person.accountId === bearer.accountId && person.role === bearer.role
    ? person
    : null;
}
