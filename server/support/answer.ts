import type { SupportMessage } from '../../src/contract/support.ts';
import { activeAdminName } from '../accounts/active-admin.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { badField, orNotFound } from '../http/problem.ts';
import { replyMail } from '../mail/templates.ts';
import type { VerbContext } from '../verb-context.ts';
import { findMessage } from './listing.ts';
import { insertReply, lockMessage, type MessageChange, updateMessage } from './repository.ts';

/**
 * Changes where a message stands, whose it is, and what the team should know.
 * @throws {Problem} `not-found`, `invalid` for somebody who cannot sign in as an admin
 */
export async function changeMessage(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  change: MessageChange,
  by: Person,
): Promise<SupportMessage> {
  await lockMessage(transaction, id);
  const before = orNotFound(await findMessage(transaction, id));
  const { assignedTo } = change;
  // Who was assigned before may stay, also when they can no longer sign in.
  const isNew = typeof assignedTo === 'number' && assignedTo !== before.assignedTo?.id;
  if (isNew && !(await activeAdminName(transaction, assignedTo)))
    throw badField('assignedTo', 'Choose an admin who can sign in.');
  await updateMessage(transaction, id, change);
  const after = orNotFound(await findMessage(transaction, id));
  const act = { by, at: clock(), act: 'changed', ...auditSubject(after) };
  await audit(transaction, { ...act, ...changes(before, after) });
  return after;
}

/** Answers a message by mail; it counts as answered. @throws {Problem} `not-found` */
export async function answerMessage(
  { clock, mailer }: VerbContext,
  transaction: Database,
  id: number,
  reply: string,
  by: Person,
): Promise<SupportMessage> {
  const at = clock();
  await lockMessage(transaction, id);
  const message = orNotFound(await findMessage(transaction, id));
  const name = orNotFound(await activeAdminName(transaction, by.accountId));
  await insertReply(transaction, { messageId: id, at, by: name, message: reply });
  await updateMessage(transaction, id, { state: 'answered' });
  await mailer.send(transaction, replyMail(message, reply, name));
  const change = { before: { state: message.state }, after: { state: 'answered', reply } };
  await audit(transaction, { by, at, act: 'answered', ...auditSubject(message), ...change });
  return orNotFound(await findMessage(transaction, id));
}

const auditSubject = ({ id, subject }: SupportMessage) =>
  ({ kind: 'message', subjectId: id, subject }) as const;
