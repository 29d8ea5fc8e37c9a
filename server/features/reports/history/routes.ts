import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { readHistory } from './history.ts';

/** What happened to one record, whoever did it. */
export async function history(app: FastifyInstance) {
  serve(app, endpoints.listHistory, ({ params, query }, { from }) =>
    readHistory(from.db, params, query),
  );
}
