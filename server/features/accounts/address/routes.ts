import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { confirmAddress, keepAddress } from './confirm.ts';

/** What the owners of the new and of the old address answer to a change. */
export async function addresses(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.confirmAddress, async ({ body }) => {
    await confirmAddress(services, body.token);
    return 'Your new email address is confirmed. You can sign in with it now.';
  });

  serve(app, endpoints.keepAddress, async ({ body }) => {
    await keepAddress(services, body.token);
    return 'The change was stopped. Your email address stays as it is.';
  });
}
