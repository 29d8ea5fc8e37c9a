import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { changePassword, resetPassword } from './set.ts';

/** Forgotten and changed passwords. */
export async function passwords(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.forgotPassword, async ({ body }) => {
    await services.accountJobs.send(services.db, { kind: 'mail a reset link', email: body.email });
    return 'If this address has an account, a link is on its way to it.';
  });

  serve(app, endpoints.resetPassword, async ({ body }) => {
    await resetPassword(services, body);
    return 'Your password is set. You can sign in now.';
  });

  serve(app, endpoints.changePassword, async ({ body }, { person }) => {
    await changePassword(services, body, person);
    return 'Your password is changed. All other sessions are ended.';
  });
}
