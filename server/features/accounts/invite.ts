import type { AdminLevel, Role } from '../../../src/contract/accounts/people.ts';
import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { takeAllowance } from './allowances.ts';
import { issueLink, issueLinks, linkOrCode } from './links.ts';
import { invitationMail } from './mails.ts';
import { accountById, addAccount, addAccounts } from './repository.ts';
import { addressHash } from './sessions/attempts.ts';

/**
 * Makes an account whose owner sets the first password through a mailed link. @returns its number
 * @throws {Problem} `email-taken`
 */
export async function invite(
  services: Services,
  transaction: Database,
  invitee: { email: string; role: Role; adminLevel?: AdminLevel; adminName?: string },
): Promise<number> {
  const account = { ...invitee, passwordHash: null, state: 'active' } as const;
  const id = await addAccount(transaction, account, services.clock());
  await mailInvitation(services, transaction, id, invitee.email);
  return id;
}

/** Mails the link to set the first password; one mailed before no longer works. */
export async function mailInvitation(
  { clock, mailer, publicOrigin }: Services,
  transaction: Database,
  accountId: number,
  email: string,
): Promise<void> {
  const token = await issueLink(transaction, accountId, 'invitation', clock());
  await mailer.send(transaction, invitationFor(publicOrigin, email, token));
}

/**
 * Invites many of one role at once. An address that somebody took in the meantime is left out.
 * @returns the number of each new account by its address, as it was given
 */
export async function inviteAll(
  { clock, mailer, publicOrigin }: Services,
  transaction: Database,
  emails: readonly string[],
  role: Role,
): Promise<ReadonlyMap<string, number>> {
  const now = clock();
  const made = await addAccounts(transaction, emails, role, now);
  const tokens = await issueLinks(transaction, [...made.values()], 'invitation', now);
  const mails = [...made].map(([email, id]) =>
    invitationFor(publicOrigin, email, tokens.get(id) ?? ''),
  );
  await mailer.sendAll(transaction, mails);
  return made;
}

const invitationFor = (publicOrigin: string, email: string, token: string) =>
  invitationMail(email, linkOrCode(publicOrigin, 'password', token));

/**
 * Mails an invitation again and ends the one before. The mails per address are limited.
 * @returns a sentence for the person who asked
 * @throws {Problem} `not-found`, `not-invited`, `too-many-requests`
 */
export async function inviteAgain(
  command: Command,
  accountId: number,
  subject: { kind: AuditedKind; subjectId: number; subject: string },
): Promise<string> {
  const { transaction, codeKey, at } = command;
  const { email, state, passwordHash } = orNotFound(await accountById(transaction, accountId));
  if (state !== 'active' || passwordHash !== null) throw new Problem('not-invited');
  if (!(await takeAllowance(transaction, 'mail', addressHash(codeKey, email), at)))
    throw new Problem(
      'too-many-requests',
      'We have already sent this address several emails. Send the invitation again in an hour.',
    );
  await mailInvitation(command, transaction, accountId, email);
  await audit(command, { act: 'invited again', ...subject, after: { state: 'invited' } });
  return `Invitation sent to ${email}.`;
}
