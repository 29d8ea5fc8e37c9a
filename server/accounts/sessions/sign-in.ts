import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { SignInAnswer, signInForm } from '../../../src/contract/auth.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import { findAccount, insertSession } from '../repository.ts';
import { sessionEnd } from '../rules.ts';
import { addressHash, beginAttempt, forgetFailures, signInWaits } from './attempts.ts';

/**
 * Opens a session for the right password.
 * @throws {Problem} `sign-in-failed`, `sign-in-waits`, `email-unverified`, `account-disabled`
 */
export async function signIn(
  { db, clock, tokens, codeKey }: Services,
  { email, password, remember }: v.InferOutput<typeof signInForm>,
  userAgent: string,
): Promise<SignInAnswer> {
  const address = addressHash(codeKey, email);
  const attempt = await beginAttempt(db, address, clock());
  if (attempt.kind === 'waits') throw signInWaits(attempt.seconds);
  const account = await findAccount(db, email);
  const matches = await passwordMatches(account?.passwordHash ?? null, password);
  if (!account || !matches) throw new Problem('sign-in-failed');
  await forgetFailures(db, address);
  if (account.state === 'unverified') throw new Problem('email-unverified');
  if (account.state === 'disabled') throw new Problem('account-disabled');

  const { id: accountId, role } = account;
  const from = clock();
  const until = sessionEnd(from, remember);
  const sessionId = randomUUID();
  await insertSession(db, { id: sessionId, accountId, userAgent, from, until });
  return { token: await tokens.issue({ accountId, sessionId, role }, from, until), role };
}
