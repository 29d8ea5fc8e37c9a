import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { SignInAnswer, signInForm } from '../../../../src/contract/accounts/auth.ts';
import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { AccountServices } from '../account-jobs.ts';
import { newDeviceMail } from '../mails.ts';
import { passwordMatches } from '../password-hash.ts';
import { memberRoleOf } from '../person.ts';
import { type Account, findAccount } from '../repository.ts';
import { idleMinutes, sessionEnd } from '../rules.ts';
import { addressHash, tryPassword } from './attempts.ts';
import { deviceNamed, insertSession, noteDevice } from './sessions.ts';

/**
 * Opens a session for the right password.
 * @throws {Problem} `sign-in-failed`, `sign-in-waits`, `email-unverified`, `account-disabled`, `no-company`
 */
export async function signIn(
  services: AccountServices,
  { email, password, remember }: v.InferOutput<typeof signInForm>,
  userAgent: string,
): Promise<{ accountId: number; answer: SignInAnswer }> {
  const { db, clock, codeKey } = services;
  const account = await findAccount(db, email);
  const isRight = await tryPassword(db, addressHash(codeKey, email), clock(), () =>
    passwordMatches(account?.passwordHash ?? null, password),
  );
  if (!account || !isRight) throw new Problem('sign-in-failed');
  if (account.state === 'unverified') throw new Problem('email-unverified');
  if (account.state === 'disabled') throw new Problem('account-disabled');
  const memberRole = account.role === 'Company' ? await memberRoleOf(db, account.id) : undefined;
  if (memberRole === null) throw new Problem('no-company');
  return {
    accountId: account.id,
    answer: await openSession(services, account, { remember, userAgent, memberRole }),
  };
}

/** Begins a session, and mails the owner if the device is new to the account. */
async function openSession(
  { db, clock, tokens, mailer, publicOrigin, adminIdleMinutes }: AccountServices,
  { id: accountId, email, role }: Account,
  {
    remember,
    userAgent,
    memberRole,
  }: { remember: boolean; userAgent: string; memberRole: MemberRole | undefined },
): Promise<SignInAnswer> {
  const from = clock();
  const until = sessionEnd(from, remember);
  const sessionId = randomUUID();
  const session = {
    id: sessionId,
    accountId,
    userAgent,
    from,
    until,
    idleMinutes: idleMinutes(role, remember, adminIdleMinutes),
  };
  const device = deviceNamed(userAgent);
  await db.transaction().execute(async (transaction) => {
    await insertSession(transaction, session);
    if (await noteDevice(transaction, accountId, device, from)) {
      const mail = newDeviceMail(email, device, from, `${publicOrigin}/auth/forgot`);
      await mailer.send(transaction, mail);
    }
  });
  return {
    token: await tokens.issue({ accountId, sessionId, role, memberRole }, from, until),
    role,
  };
}
