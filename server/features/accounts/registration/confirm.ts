import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { restoreAllowance, takeAllowance } from '../allowances.ts';
import { setState } from '../repository.ts';
import { addressHash } from '../sessions/attempts.ts';
import { redeemCode } from './codes.ts';
import { waitingSignUps } from './sign-ups.ts';

declare module '../../../platform/calls/command.ts' {
  interface Reactions {
    /** Somebody has confirmed the address they signed up with. */
    accountConfirmed(services: Services, transaction: Database, accountId: number): Promise<void>;
  }
}

/**
 * Confirms an address with a code that was mailed to it. The code says which of its sign-ups is meant: that
 * one’s password and profile count from now on, and the others end. @throws {Problem} `code-refused`
 */
export async function confirmEmail(services: Services, email: string, code: string): Promise<void> {
  const { db, clock, codeKey } = services;
  const address = addressHash(codeKey, email);
  // A wrong code is counted, so the transaction is committed before it is refused.
  const isRedeemed = await db.transaction().execute(async (transaction) => {
    if (!(await takeAllowance(transaction, 'code', address, clock()))) return false;
    // Without a sign-up the same statements run for nobody, so that the time tells nothing.
    const waiting = await waitingSignUps(transaction, email);
    const ids = waiting.map(({ id }) => id);
    const redeemed = await redeemCode(transaction, codeKey, ids, code, clock());
    if (redeemed === null) return false;
    await setState(transaction, redeemed, 'active');
    await services.reactions.accountConfirmed(services, transaction, redeemed);
    await restoreAllowance(transaction, 'code', address);
    return true;
  });
  if (!isRedeemed)
    throw new Problem(
      'code-refused',
      'Check the code, or request a new one. After many wrong codes, wait an hour.',
    );
}
