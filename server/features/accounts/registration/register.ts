import { sql } from 'kysely';
import type { Role } from '../../../../src/contract/accounts/people.ts';
import { type Caller, runCommand } from '../../../platform/calls/act.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { restoreAllowance, takeAllowance } from '../allowances.ts';
import { alreadyRegisteredMail, codeMail } from '../mails.ts';
import { hashPassword } from '../password-hash.ts';
import { refuseGuessable } from '../passwords/guessable.ts';
import { addAccount, findAccount, setState } from '../repository.ts';
import { addressHash } from '../sessions/attempts.ts';
import { issueCode, redeemCode } from './codes.ts';
import { waitingSignUps } from './sign-ups.ts';

/**
 * Makes an account that waits for its code, with the profile that `addProfile` writes beside it. Others may wait
 * for the same address: each has its own code. Who has the address already learns so by mail.
 */
export async function register(
  services: Services,
  caller: Caller<null>,
  applicant: { email: string; password: string; role: Role; words: readonly string[] },
  addProfile: (transaction: Database, accountId: number, now: Date) => Promise<void>,
): Promise<void> {
  const { email, role, password, words } = applicant;
  const { mailer, codeKey, publicOrigin } = services;
  refuseGuessable(password, 'password', [email, ...words]);
  const passwordHash = await hashPassword(password);
  return runCommand(services, caller, async ({ transaction, at: now }) => {
    const known = await findAccount(transaction, email);
    const taken = known !== null && known.state !== 'unverified';
    const mayMail = await takeAllowance(transaction, 'mail', addressHash(codeKey, email), now);

    // Without a mail the statements are the same and are undone, so the time gives nothing away.
    const comes = !taken && mayMail;
    await execute(transaction)`savepoint sign_up`;
    const account = { email, role, passwordHash, state: 'unverified' } as const;
    const accountId = await addAccount(transaction, account, now);
    await addProfile(transaction, accountId, now);
    const code = await issueCode(transaction, codeKey, accountId, now);
    await execute(transaction)`${sql.raw(comes ? 'release' : 'rollback to')} savepoint sign_up`;

    const mail = taken
      ? alreadyRegisteredMail(known.email, `${publicOrigin}/auth/login`)
      : codeMail({ email, role, createdAt: now }, code, publicOrigin);
    if (mayMail) await mailer.send(transaction, mail);
  });
}

declare module '../../../platform/calls/command.ts' {
  interface Reactions {
    /** Somebody has confirmed the address they signed up with. */
    accountConfirmed(act: ProductAct, accountId: number): Promise<void>;
  }
}

/**
 * Confirms an address with a code that was mailed to it. The code says which of its sign-ups is meant: that
 * one’s password and profile count from now on, and the others end. @throws {Problem} `code-refused`
 */
export async function confirmEmail(services: Services, email: string, code: string): Promise<void> {
  const { codeKey } = services;
  const address = addressHash(codeKey, email);
  // A wrong code is counted, so the transaction is committed before it is refused.
  const isRedeemed = await runCommand(services, { person: null }, async (act) => {
    const { transaction, at } = act;
    if (!(await takeAllowance(transaction, 'code', address, at))) return false;
    // Without a sign-up the same statements run for nobody, so the time gives nothing away.
    const waiting = await waitingSignUps(transaction, email);
    const ids = waiting.map(({ id }) => id);
    const redeemed = await redeemCode(transaction, codeKey, ids, code, at);
    if (redeemed === null) return false;
    await setState(transaction, redeemed, 'active');
    await act.reactions.accountConfirmed(act, redeemed);
    await restoreAllowance(transaction, 'code', address);
    return true;
  });
  if (!isRedeemed)
    throw new Problem(
      'code-refused',
      'Check the code, or request a new one. After many wrong codes, wait an hour.',
    );
}
