import { linkMinutes } from '../../../../src/contract/accounts/auth.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { requireRecentPassword } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { emailTaken } from '../email-taken.ts';
import { mailInvitation } from '../invite.ts';
import { deleteLinks, issueLink } from '../links.ts';
import { addressChangeAskedMail, confirmAddressMail } from '../mails.ts';
import { normalEmail } from '../normal-email.ts';
import { deleteCode } from '../registration/codes.ts';
import { type Account, accountById, findAccount, forgetPassword, setState } from '../repository.ts';
import { endSessions } from '../sessions/sessions.ts';
import { saveAddressChange, writeAddress } from './repository.ts';

/**
 * Gives an account another address. Whatever was mailed to the old one, and every session, ends at once. Where somebody
 * has confirmed the account, the new address counts when its owner confirms it, and the owner of the old one can say no;
 * where nobody has, it was never right: it counts at once and its owner is invited.
 * @throws {Problem} `password-needed`, `email-taken`
 */
export async function changeAddress(
  command: Command,
  accountId: number,
  email: string,
): Promise<void> {
  const { transaction, at, by } = command;
  requireRecentPassword(by, at);
  const account = await accountById(transaction, accountId);
  if (!account) throw new Problem('not-found');
  // The same address, written differently.
  if (normalEmail(email) === normalEmail(account.email))
    return writeAddress(transaction, account, email);
  const holder = await findAccount(transaction, email);
  if (holder && holder.state !== 'unverified') throw emailTaken();

  await deleteLinks(transaction, accountId);
  await deleteCode(transaction, accountId);
  await endSessions(transaction, accountId, null, at);
  if (isConfirmed(account)) await askOwners(command, account, email);
  else await inviteInstead(command, transaction, account, email);
}

/** Whoever set a password by a link or a code has shown that the address is theirs. */
const isConfirmed = ({ state, passwordHash }: Account): boolean =>
  state !== 'unverified' && passwordHash !== null;

async function askOwners(
  { transaction, at, mailer, publicOrigin }: Command,
  account: Account,
  email: string,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + linkMinutes['confirm address'] * 60_000);
  await saveAddressChange(transaction, account.id, email, expiresAt);
  const confirm = await issueLink(transaction, account.id, 'confirm address', at);
  const keep = await issueLink(transaction, account.id, 'keep address', at);
  const linkTo = (page: string, token: string) => `${publicOrigin}/auth/${page}#${token}`;
  await mailer.sendAll(transaction, [
    confirmAddressMail(email, linkTo('confirm-address', confirm)),
    addressChangeAskedMail(account.email, email, linkTo('keep-address', keep)),
  ]);
}

/** A password that a stranger may have set with the wrong address does not come along. */
async function inviteInstead(
  command: Command,
  transaction: Database,
  account: Account,
  email: string,
): Promise<void> {
  await writeAddress(transaction, account, email);
  await forgetPassword(transaction, account.id);
  if (account.state === 'unverified') await setState(transaction, account.id, 'active');
  await mailInvitation(command, transaction, account.id, email);
}
