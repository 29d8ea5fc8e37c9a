import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { takeAllowance } from './allowances.ts';
import { mailInvitation } from './invite.ts';
import { accountById } from './repository.ts';
import { addressHash } from './sessions/attempts.ts';

/**
 * Mails an invitation once more; the one before it no longer works. An address is mailed so often and no more.
 * @returns what to tell whoever asked for it
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
