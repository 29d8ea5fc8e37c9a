import { type RawBuilder, sql } from 'kysely';
import { type LinkPurpose, linkMinutes } from '../../../../src/contract/accounts/mailed-links.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { requireRecentPassword } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstValue, putRow, updateRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { taken } from '../../../platform/http/taken.ts';
import { mailInvitation } from '../invite.ts';
import { deleteLinks, issueLink, linkOrCode, redeemLink } from '../links.ts';
import { addressChangeAskedMail, addressChangedMail, confirmAddressMail } from '../mails.ts';
import { normalEmail } from '../normal-email.ts';
import { deleteCode } from '../registration/codes.ts';
import { endSignUps } from '../registration/sign-ups.ts';
import { type Account, accountById, findAccount, forgetPassword, setState } from '../repository.ts';
import { endSessions } from '../sessions/sessions.ts';

/**
 * Gives an account another address. Everything mailed to the old address and every session end at once. If the account
 * was confirmed, the new address counts once its owner confirms it, and the owner of the old one can refuse. If it
 * never was, the old address was wrong: the new one counts at once and its owner is invited.
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
  // Only the spelling of the address differs.
  if (normalEmail(email) === normalEmail(account.email))
    return writeAddress(transaction, account, email);
  const holder = await findAccount(transaction, email);
  if (holder && holder.state !== 'unverified') throw taken('accounts_one_address');

  await deleteLinks(transaction, accountId);
  await deleteCode(transaction, accountId);
  await endSessions(transaction, accountId, null, at);
  if (isConfirmed(account)) await askOwners(command, account, email);
  else await inviteInstead(command, transaction, account, email);
}

/** A password set by a link or a code proves that the address is theirs. */
const isConfirmed = ({ state, passwordHash }: Account): boolean =>
  state !== 'unverified' && passwordHash !== null;

async function askOwners(
  { transaction, at, mailer, publicOrigin }: Command,
  account: Account,
  email: string,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + linkMinutes['confirm address'] * 60_000);
  // One asked for before is forgotten.
  const row = { email, expires_at: expiresAt };
  await putRow(transaction, 'address_changes', { account_id: account.id }, row);
  const confirm = await issueLink(transaction, account.id, 'confirm address', at);
  const keep = await issueLink(transaction, account.id, 'keep address', at);
  await mailer.sendAll(transaction, [
    confirmAddressMail(email, linkOrCode(publicOrigin, 'confirm address', confirm)),
    addressChangeAskedMail(account.email, email, linkOrCode(publicOrigin, 'keep address', keep)),
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

/** Takes the address that waits for an account; null where none waits. */
const takeAddressChange = (transaction: Database, accountId: number) =>
  firstValue<string>(transaction)`
    delete from address_changes where account_id = ${accountId} returning email`;

/**
 * Writes what an account signs in with. A company that was written to at the same address goes along; a student's row
 * follows by itself.
 * @throws {Problem} `email-taken`, also where somebody took it in the same moment
 */
async function writeAddress(transaction: Database, account: Account, email: string): Promise<void> {
  const normal = normalEmail(email);
  // Sign-ups that wait for an address end when somebody has it.
  if (normal !== normalEmail(account.email)) await endSignUps(transaction, [email]);
  const row = { email, normal_email: normal };
  await updateRow(transaction, 'accounts', account.id, row);
  await execute(transaction)`
    update companies set email = ${email}
    where account_id = ${account.id} and lower(email) = lower(${account.email})`;
}

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

/** The address that waits for the account `id` to be confirmed, as a column: null where none waits. */
export const newEmailOf = (id: RawBuilder<unknown>) => sql`
  (select n.email from address_changes n where n.account_id = ${id})`;
