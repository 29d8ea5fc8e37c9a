import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { once } from '../http/idempotency.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { keepMessage } from './repository.ts';

/** What visitors write to the team. */
export async function support(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.contactUs, async ({ body }, { request }) => {
    const { Website: trap, ...message } = body;
    const now = services.clock();
    return once({ db: services.db, now, request, person: null }, async (transaction) => {
      if (trap === '') await keepMessage(transaction, message, now);
      return 'Message sent successfully!';
    });
  });
}
