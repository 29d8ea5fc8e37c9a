import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';

/** Names each request by a number of our own: what a caller might claim never reaches the log. */
export const requestNames = { requestIdHeader: false, genReqId: () => randomUUID() } as const;

/**
 * One line in the log for each answer, at `debug`: the route's pattern and never the address, which may
 * carry what somebody typed. The answer names the request, so that a person can quote it.
 */
export const noted = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug(
      {
        method,
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
});
