import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { findAccount, openSession, setState } from '../repository.ts';
import { sessionEnd } from '../rules.ts';
import { addressHash, beginAttempt, forgetFailures } from '../sessions/attempts.ts';
import { redeemCode } from './codes.ts';
import { registered } from './register.ts';

/** Sign-in, and the code that confirms an address. */
export async function accounts(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock, tokens, codeKey, accountJobs } = services;

  serve(app, endpoints.signIn, async ({ body }, { request }) => {
    const address = addressHash(codeKey, body.email);
    const attempt = await beginAttempt(db, address, clock());
    if (attempt.kind === 'waits') throw waits(attempt.seconds);
    const account = await findAccount(db, body.email);
    const matches = await passwordMatches(account?.passwordHash ?? null, body.password);
    if (!account || !matches) throw new Problem('sign-in-failed');
    await forgetFailures(db, address);
    if (account.state === 'unverified') throw new Problem('email-unverified');
    if (account.state === 'disabled') throw new Problem('account-disabled');

    const from = clock();
    const until = sessionEnd(from, body.remember);
    const session = { id: randomUUID(), accountId: account.id };
    const userAgent = request.headers['user-agent'] ?? '';
    await openSession(db, { ...session, userAgent, from, until });
    const bearer = { accountId: account.id, sessionId: session.id, role: account.role };
    return { token: await tokens.issue(bearer, from, until), role: account.role };
  });

  serve(app, endpoints.verifyOtp, async ({ body }) => {
    await db
      .transaction()
      .execute(async (transaction) => {
        const account = await findAccount(transaction, body.Email);
        const waiting = account?.state === 'unverified' ? account : null;
        // Without a waiting account the same statements run for nobody, so that the time tells nothing.
        const redeemed = await redeemCode(
          transaction,
          codeKey,
          waiting?.id ?? 0,
          body.OtpCode,
          clock(),
        );
        if (redeemed) await setState(transaction, waiting!.id, 'active');
        return redeemed;
      })
      .then((redeemed) => {
        if (!redeemed) throw new Problem('code-refused', 'Check the code, or ask for a new one.');
      });
    return 'Your email address is confirmed. You can sign in now.';
  });

  serve(app, endpoints.resendOtp, async ({ body }) => {
    await accountJobs.send(db, { kind: 'mail a new code', email: body.Email });
    return registered;
  });
}

function waits(seconds: number): Problem {
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Problem(
    'sign-in-waits',
    `Wait ${time}, or set a new password with ‘Forgot password?’.`,
  );
}
