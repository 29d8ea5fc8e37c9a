import type { Services } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstValue } from '../../../platform/database/rows.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { deleteLinks, linkOwner, passwordLinks, redeemLink } from '../links.ts';
import { passwordChangedMail } from '../mails.ts';
import { hashPassword, passwordMatches } from '../password-hash.ts';
import { type Account, accountById, setState, updatePassword } from '../repository.ts';
import { addressHash, forgetFailures, tryPassword } from '../sessions/attempts.ts';
import { notePasswordGiven } from '../sessions/confirm-password.ts';
import { endSessions } from '../sessions/sessions.ts';
import { refuseGuessable } from './guessable.ts';

/** Sets a password with a mailed link; every session ends. @throws {Problem} `invalid`, `link-refused` */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<void> {
  // A link is not spent on a password that would be refused.
  const invitee = await linkOwner(services.db, token, services.clock());
  refuseGuessable(password, 'password', invitee ? await knownWords(services.db, invitee) : []);
  const passwordHash = await hashPassword(password);
  // A link is spent even when it is refused, so the transaction is committed before that.
  const account = await services.db.transaction().execute(async (transaction) => {
    const id = await redeemLink(transaction, token, passwordLinks, services.clock());
    const owner = id === null ? null : await accountById(transaction, id);
    if (!owner || owner.state === 'disabled') return null;
    await setPassword(services, transaction, owner, passwordHash, null);
    await forgetFailures(transaction, addressHash(services.codeKey, owner.email));
    return owner;
  });
  if (!account) throw new Problem('link-refused', 'Request a new link.');
}

/**
 * Changes one's password; all other sessions end. Wrong current ones make it wait as they make a sign-in wait.
 * @throws {Problem} `invalid`, `sign-in-waits`
 */
export async function changePassword(
  services: Services,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  person: Person,
): Promise<void> {
  const { db, codeKey, clock } = services;
  refuseGuessable(newPassword, 'newPassword', await knownWords(db, person.accountId));
  const account = await accountById(db, person.accountId);
  if (!account) throw new Problem('sign-in-required');
  const address = addressHash(codeKey, account.email);
  const isRight = await tryPassword(db, address, clock(), () =>
    passwordMatches(account.passwordHash, currentPassword),
  );
  if (!isRight) throw badField('currentPassword', 'This is not your current password.');
  const passwordHash = await hashPassword(newPassword);
  await db
    .transaction()
    .execute((transaction) =>
      setPassword(services, transaction, account, passwordHash, person.sessionId),
    );
  await notePasswordGiven(services.db, person.sessionId, services.clock());
}

/** Writes a password, ends all sessions but one, and notifies the owner. */
async function setPassword(
  { clock, mailer, publicOrigin }: Services,
  transaction: Database,
  { id, email, state }: Account,
  passwordHash: string,
  keptSession: string | null,
): Promise<void> {
  await updatePassword(transaction, id, passwordHash);
  // Only its owner reads mail at the address, so this confirms it as a code would.
  if (state === 'unverified') await setState(transaction, id, 'active');
  await endSessions(transaction, id, keptSession, clock());
  // A changed password makes older links to set one worthless.
  await deleteLinks(transaction, id, passwordLinks);
  await mailer.send(transaction, passwordChangedMail(email, `${publicOrigin}/auth/forgot`));
}

/** Reads the owner's address and names. Others know them, so a password must not be made of them. */
async function knownWords(db: Database, accountId: number): Promise<readonly string[]> {
  const words = await firstValue<string[]>(db)`
    select array_remove(array[a.email, a.admin_name, s.first_name, s.last_name, c.name, m.name, f.name], null) as words
    from accounts a
      left join students s on s.id = a.id
      left join company_members m on m.account_id = a.id and m.left_at is null
      left join companies c on c.id = m.company_id
      left join faculty f on f.account_id = a.id
    where a.id = ${accountId}`;
  return words ?? [];
}
