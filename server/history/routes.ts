import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { readHistory } from './history.ts';

/** What happened to one record, whoever did it. */
export async function history(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listHistory, ({ params, query }) => readHistory(services.db, params, query));
}
