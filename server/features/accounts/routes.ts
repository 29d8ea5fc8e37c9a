import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { serve } from '../../platform/calls/serve.ts';
import type { AccountServices } from './account-jobs.ts';
import { confirmAddress, keepAddress } from './address/change.ts';
import { changePassword, resetPassword } from './passwords/set.ts';
import { codeSent, confirmEmail } from './registration/register.ts';

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

/** Answers of the old and the new address's owner to a change. */
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
