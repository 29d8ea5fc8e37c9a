import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { badField, Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { passwordChangedLetter } from '../../mail/templates.ts';
import type { Services } from '../../services.ts';
import { dropLinks, redeemLink } from '../links.ts';
import { accountById, setPassword } from '../repository.ts';
import { addressHash, forgetFailures } from '../sessions/attempts.ts';
import { endSessions } from '../sessions/sessions.ts';
import { refuseCommon } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/** Forgotten and changed passwords. */
export async function passwords(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock, mailer, codeKey, accountJobs, publicOrigin } = services;

  serve(app, endpoints.forgotPassword, async ({ body }) => {
    await accountJobs.send(db, { kind: 'mail a reset link', email: body.email });
    return 'If this address has an account, a link is on its way to it.';
  });

  serve(app, endpoints.resetPassword, async ({ body }) => {
    refuseCommon(body.password, 'password');
    const passwordHash = await hashPassword(body.password);
    const account = await db.transaction().execute(async (transaction) => {
      const id = await redeemLink(transaction, body.token, clock());
      const owner = id === null ? null : await accountById(transaction, id);
      if (!owner || owner.state === 'disabled') return null;
      // The link came by mail, so it also confirms the address.
      await setPassword(transaction, owner.id, passwordHash);
      await endSessions(transaction, owner.id, null, clock());
      await dropLinks(transaction, owner.id);
      await forgetFailures(transaction, addressHash(codeKey, owner.email));
      await mailer.send(
        transaction,
        passwordChangedLetter(owner.email, `${publicOrigin}/auth/forgot`),
      );
      return owner;
    });
    if (!account) throw new Problem('link-refused', 'Ask for a new link.');
    return 'Your password is set. You can sign in now.';
  });

  serve(app, endpoints.changePassword, async ({ body }, { person }) => {
    refuseCommon(body.newPassword, 'newPassword');
    const account = await accountById(db, person.accountId);
    if (!account || !(await passwordMatches(account.passwordHash, body.currentPassword))) {
      throw badField('currentPassword', 'This is not your current password.');
    }
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction().execute(async (transaction) => {
      await setPassword(transaction, account.id, passwordHash);
      await endSessions(transaction, account.id, person.sessionId, clock());
      await dropLinks(transaction, account.id);
      await mailer.send(
        transaction,
        passwordChangedLetter(account.email, `${publicOrigin}/auth/forgot`),
      );
    });
    return 'Your password is changed. All other sessions are ended.';
  });
}
