import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that has just come in by this call, for the log. */
    signedIn: number | null;
  }
}

/** Names each request by a number of our own: what a caller might claim never reaches the log. */
export const requestNames = { requestIdHeader: false, genReqId: () => randomUUID() } as const;

/** Logged for later review: sign-ins, and refusals. */
const refusedStatuses = new Set([401, 403, 429]);
const signInRoutes = /^\/api\/(?:Auth|[^/]+\/(?:register|verify-otp)$)/;

/**
 * One line in the log for each answer, at `debug`; at `info` for what concerns sign-in and for what was
 * refused, with the account where it is known. The route's pattern and never the address, which may
 * carry what somebody typed. The answer names the request, so that a person can quote it.
 */
export const requestLog = fp(async (app) => {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, ip, person } = request;
    const route = routeOptions.url ?? '';
    const status = reply.statusCode;
    const level = refusedStatuses.has(status) || signInRoutes.test(route) ? 'info' : 'debug';
    const account = person?.accountId ?? request.signedIn ?? undefined;
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ method, route, status, account, ip, ms }, 'answered');
    done();
  });
});
