import type { AccountState } from '../../../src/contract/accounts/people.ts';
import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute } from '../../platform/database/rows.ts';
import { setState } from './repository.ts';
import { endSessions } from './sessions/sessions.ts';

interface StateChange {
  readonly from: AccountState | null;
  readonly to: 'active' | 'disabled';
  /** Subject of the audit log's entry. */
  readonly subject: { kind: AuditedKind; subjectId: number; subject: string };
}

/** Enables or disables the account of one person or of a whole company. Every session ends in the same transaction. */
export async function setAccountState(
  command: Command,
  accountIds: readonly number[],
  { from, to, subject }: StateChange,
): Promise<void> {
  const { transaction, at } = command;
  // An invited person may sign in as soon as they have chosen a password.
  if (from === to || (from === 'invited' && to === 'active')) return;
  for (const accountId of accountIds) {
    await setState(transaction, accountId, to);
    if (to === 'disabled') await endSessions(transaction, accountId, null, at);
  }
  const word = to === 'active' ? 'enabled' : 'disabled';
  await audit(command, { act: word, ...subject, before: { state: from }, after: { state: to } });
}

/** Removes an account with its sessions, links and everything else that is its alone. */
export const deleteAccount = (transaction: Database, accountId: number) =>
  execute(transaction)`delete from accounts where id = ${accountId}`;
