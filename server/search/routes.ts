import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { searchFor } from './search.ts';

/** The search box of the admin area. */
export async function search(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.search, async ({ query }) => searchFor(services.db, query.q));
}
