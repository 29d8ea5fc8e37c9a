import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../calls/command.ts';
import { serve } from '../calls/serve.ts';
import { madeAnswer, sendMade } from '../http/made-answer.ts';
import { Problem } from '../http/problem.ts';
import { openapiDocument } from './openapi.ts';

const document = madeAnswer(
  'application/json; charset=utf-8',
  JSON.stringify(openapiDocument(endpoints)),
);

/** Calls for operating the product: liveness, readiness, version. */
export async function operating(app: FastifyInstance, { services }: { services: Services }) {
  const requireRunning = () => {
    if (app.stopping.begun) throw new Problem('unavailable', 'This instance is stopping.');
  };

  serve(app, endpoints.live, async () => {
    requireRunning();
    return { status: 'ok' as const };
  });

  serve(app, endpoints.ready, async () => {
    requireRunning();
    await sql`select 1`.execute(services.db).catch(() => {
      throw new Problem('unavailable', 'The database does not answer.');
    });
    return { status: 'ok' as const };
  });

  app.route({
    method: endpoints.openapi.method,
    url: endpoints.openapi.path,
    config: { endpoint: endpoints.openapi },
    handler: async (request, reply) => sendMade(request, reply, await document),
  });
}
