import type { LinkPurpose } from '../../../../src/contract/accounts/auth.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { deleteLinks, redeemLink } from '../links.ts';
import { addressChangedMail } from '../mails.ts';
import { type Account, accountById } from '../repository.ts';
import { endSessions } from '../sessions/sessions.ts';
import { takeAddressChange, writeAddress } from './repository.ts';

/** Makes a new address count, by the link that was mailed to it. @throws {Problem} `link-refused`, `email-taken` */
export const confirmAddress = (services: Services, token: string): Promise<void> =>
  decide(services, token, 'confirm address', async (transaction, account, email) => {
    await writeAddress(transaction, account, email);
    await endSessions(transaction, account.id, null, services.clock());
    await services.mailer.send(
      transaction,
      addressChangedMail(account.email, email, `${services.publicOrigin}/contactus`),
    );
  });

/** Stops the change, by the link that was mailed to the old address. @throws {Problem} `link-refused` */
export const keepAddress = (services: Services, token: string): Promise<void> =>
  decide(services, token, 'keep address', async () => {});

/** Either answer ends the other one's link. */
async function decide(
  { db, clock }: Services,
  token: string,
  purpose: LinkPurpose,
  then: (transaction: Database, account: Account, email: string) => Promise<void>,
): Promise<void> {
  // A link is spent even when it is refused, so the transaction is committed before that.
  const isDecided = await db.transaction().execute(async (transaction) => {
    const id = await redeemLink(transaction, token, [purpose], clock());
    const account = id === null ? null : await accountById(transaction, id);
    if (!account) return false;
    const email = await takeAddressChange(transaction, account.id);
    await deleteLinks(transaction, account.id);
    if (email === null || account.state === 'disabled') return false;
    await then(transaction, account, email);
    return true;
  });
  if (!isDecided)
    throw new Problem(
      'link-refused',
      'The change was already confirmed, stopped or replaced, or is too old.',
    );
}
