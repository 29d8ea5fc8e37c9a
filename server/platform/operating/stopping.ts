import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this instance is about to stop: it says that it is not ready, and still answers. */
    readonly stopping: { begun: boolean };
  }
}

/**
 * Stopping without a lost answer: once it has begun, readiness is false and every answer closes its
 * connection, so that a balancer sends new calls elsewhere while those under way are answered.
 */
export const stopping = fp(async (app) => {
  app.decorate('stopping', { begun: false });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (app.stopping.begun) reply.header('Connection', 'close');
    done(null, payload);
  });
});
