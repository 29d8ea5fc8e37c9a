import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { AccountServices } from '../account-jobs.ts';
import { confirmEmail } from './confirm.ts';
import { codeSent } from './register.ts';

/** The code that confirms an address. */
export async function registration(
  app: FastifyInstance,
  { services }: { services: AccountServices },
) {
  serve(app, endpoints.verifyOtp, async ({ body }) => {
    await confirmEmail(services, body.Email, body.OtpCode);
    return 'Your email address is confirmed. You can sign in now.';
  });

  serve(app, endpoints.resendOtp, async ({ body }) => {
    await services.accountJobs.send(services.db, { kind: 'mail a new code', email: body.Email });
    return codeSent;
  });
}
