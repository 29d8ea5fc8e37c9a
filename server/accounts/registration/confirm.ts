import { Problem } from '../../http/problem.ts';
import type { VerbContext } from '../../verb-context.ts';
import { findAccount, setState } from '../repository.ts';
import { redeemCode } from './codes.ts';

/** Confirms an address with the code that was mailed to it. @throws {Problem} `code-refused` */
export async function confirmEmail(
  { db, clock, codeKey }: VerbContext,
  email: string,
  code: string,
): Promise<void> {
  // A wrong code is counted, so the transaction is committed before it is refused.
  const isRedeemed = await db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, email);
    // Without a waiting account the same statements run for nobody, so that the time tells nothing.
    const id = account?.state === 'unverified' ? account.id : 0;
    const redeemed = await redeemCode(transaction, codeKey, id, code, clock());
    if (redeemed) await setState(transaction, id, 'active');
    return redeemed;
  });
  if (!isRedeemed) throw new Problem('code-refused', 'Check the code, or request a new one.');
}
