import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { serve } from '../../platform/calls/serve.ts';
import type { AccountServices } from './account-jobs.ts';
import { confirmAddress, keepAddress } from './address/change.ts';
import { changePassword, resetPassword } from './passwords/set.ts';
import { confirmEmail } from './registration/register.ts';

/** Forgotten and changed passwords. */
export async function passwords(app: FastifyInstance, { services }: { services: AccountServices }) {
  serve(app, endpoints.forgotPassword, ({ body }) =>
    services.accountJobs.send(services.db, { kind: 'mail a reset link', email: body.email }),
  );

  serve(app, endpoints.resetPassword, ({ body }) => resetPassword(services, body));

  serve(app, endpoints.changePassword, ({ body }, { person }) =>
    changePassword(services, body, person),
  );
}

/** The code that confirms an address. */
export async function registration(
  app: FastifyInstance,
  { services }: { services: AccountServices },
) {
  serve(app, endpoints.verifyOtp, ({ body }) => confirmEmail(services, body.Email, body.OtpCode));

  serve(app, endpoints.resendOtp, ({ body }) =>
    services.accountJobs.send(services.db, { kind: 'mail a new code', email: body.Email }),
  );
}

/** Answers of the old and the new address's owner to a change. */
export async function addresses(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.confirmAddress, ({ body }) => confirmAddress(services, body.token));

  serve(app, endpoints.keepAddress, ({ body }) => keepAddress(services, body.token));
}
