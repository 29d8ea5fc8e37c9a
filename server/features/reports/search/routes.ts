import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { searchFor } from './search.ts';

/** The search box of the admin area. */
export async function search(app: FastifyInstance) {
  serve(app, endpoints.search, async ({ query }, { from }) => searchFor(from.db, query.q));
}
