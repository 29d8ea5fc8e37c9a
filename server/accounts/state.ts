import { sql } from 'kysely';
import type { AuditedKind } from '../../src/contract/audited-kinds.ts';
import type { AccountState } from '../../src/contract/people.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/open.ts';
import type { Person } from './person.ts';
import { setState } from './repository.ts';
import { endSessions } from './sessions/sessions.ts';

interface StateChange {
  readonly from: AccountState | null;
  readonly to: 'active' | 'disabled';
  readonly by: Person;
  readonly at: Date;
  /** How the audit log names whose account it is. */
  readonly subject: { kind: AuditedKind; subjectId: number; subject: string };
}

/** Lets somebody sign in, or no longer: every session ends in the same transaction. */
export async function setAccountState(
  transaction: Database,
  accountId: number,
  { from, to, by, at, subject }: StateChange,
): Promise<void> {
  if (from === to) return;
  await setState(transaction, accountId, to);
  if (to === 'disabled') await endSessions(transaction, accountId, null, at);
  const act = to === 'active' ? 'enabled' : 'disabled';
  const change = { before: { state: from }, after: { state: to } };
  await audit(transaction, { by, at, act, ...subject, ...change });
}

/** Removes an account with its sessions, links and whatever else belongs to it alone. */
export async function deleteAccount(transaction: Database, accountId: number): Promise<void> {
  await sql`delete from accounts where id = ${accountId}`.execute(transaction);
}
