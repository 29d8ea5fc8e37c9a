import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { serve } from '../plugins/serve.ts';
import type { Services } from '../services.ts';
import { keepMessage } from './repository.ts';

/** What visitors write to the team. */
export async function support(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.contactUs, async ({ body }) => {
    const { Website: trap, ...message } = body;
    if (trap === '') await keepMessage(services.db, message, services.clock());
    return 'Message sent successfully!';
  });
}
