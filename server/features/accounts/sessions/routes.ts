import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountServices } from '../account-jobs.ts';
import { confirmPassword } from './confirm-password.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';

/** Sign-in, the password asked again, and a person's own sessions: sign-out, the list, and ending one or all others. */
export async function sessions(app: FastifyInstance, { services }: { services: AccountServices }) {
  const { db, clock } = services;

  serve(app, endpoints.signIn, async ({ body }, { request }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const { accountId, answer } = await signIn(services, body, userAgent);
    request.signedIn = accountId;
    return answer;
  });

  serve(app, endpoints.signOut, async (_, { person }) => {
    await endSession(db, person.accountId, person.sessionId, clock());
  });

  serve(app, endpoints.confirmPassword, ({ body }, { person }) =>
    confirmPassword(services, person, body.password),
  );

  serve(app, endpoints.listSessions, (_, { person }) => listSessions(db, person, clock()));

  serve(app, endpoints.endSession, async ({ params }, { person }) => {
    if (params.id === 'others') {
      await endSessions(db, person.accountId, person.sessionId, clock());
      return 'Your other sessions have ended.';
    }
    if (!(await endSession(db, person.accountId, params.id, clock())))
      throw new Problem('not-found');
    return 'The session has ended.';
  });
}
