import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { AccountServices } from '../account-jobs.ts';
import { changePassword, resetPassword } from './set.ts';

/** Forgotten and changed passwords. */
export async function passwords(app: FastifyInstance, { services }: { services: AccountServices }) {
  serve(app, endpoints.forgotPassword, async ({ body }) => {
    await services.accountJobs.send(services.db, { kind: 'mail a reset link', email: body.email });
    return 'If this address has an account, we have emailed it a link.';
  });

  serve(app, endpoints.resetPassword, async ({ body }) => {
    await resetPassword(services, body);
    return 'Password set. You can sign in now.';
  });

  serve(app, endpoints.changePassword, async ({ body }, { person }) => {
    await changePassword(services, body, person);
    return 'Password changed. Your other sessions have ended.';
  });
}
