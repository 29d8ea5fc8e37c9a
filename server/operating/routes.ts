import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import { Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { openapiDocument } from './openapi.ts';

/** What keeps the product running asks: is it alive, is it ready, what does it answer. */
export async function operating(app: FastifyInstance, { services }: { services: Services }) {
  const document = openapiDocument(endpoints);

  serve(app, endpoints.live, async () => ({ status: 'ok' as const }));

  serve(app, endpoints.ready, async () => {
    if (app.stopping.begun) throw new Problem('unavailable', 'This instance is stopping.');
    await sql`select 1`.execute(services.db).catch(() => {
      throw new Problem('unavailable', 'The database does not answer.');
    });
    return { status: 'ok' as const };
  });

  serve(app, endpoints.openapi, async () => document);
}
