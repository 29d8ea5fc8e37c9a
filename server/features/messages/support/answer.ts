import {
  type MessageState,
  repliesAtMost,
  type SupportMessage,
} from '../../../../src/contract/messages/support.ts';
import { audit, changes } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstValue, updateRow } from '../../../platform/database/rows.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { badField, orNotFound, Problem } from '../../../platform/http/problem.ts';
import type { Mail } from '../../../platform/mail/transport.ts';
import { decidedColumns, findMessage } from './listing.ts';

/**
 * Changes the state, assignee and note of a message.
 * @param version of the message that was read; null if the caller does not send it
 * @throws {Problem} `not-found`, `changed`, `invalid` for somebody who cannot sign in as an admin
 */
export async function changeMessage(
  command: Command,
  id: number,
  change: MessageChange,
  version: string | null,
): Promise<SupportMessage> {
  const { transaction } = command;
  await lockMessage(transaction, id);
  const before = orNotFound(await findMessage(transaction, id));
  const { assignedTo } = change;
  const there = { ...before, assignedTo: before.assignedTo?.id ?? null };
  requireVersion(version, there, change, decidedColumns);
  // A former assignee may stay, even if they can no longer sign in.
  const isNew = typeof assignedTo === 'number' && assignedTo !== before.assignedTo?.id;
  if (isNew && !(await activeAdminName(transaction, assignedTo)))
    throw badField('assignedTo', 'Choose an admin who can sign in.');
  await updateMessage(transaction, id, change);
  const after = orNotFound(await findMessage(transaction, id));
  await audit(command, { act: 'changed', ...auditSubject(after), ...changes(before, after) });
  return after;
}

/** The name of an admin who may sign in, or null where there is none of this number. */
const activeAdminName = (db: Database, id: number) =>
  firstValue<string>(db)`
    select admin_name as name from accounts
    where id = ${id} and role = 'Admin' and state = 'active'`;

/** Answers a message by mail; it counts as answered. @throws {Problem} `not-found`, `move-not-allowed` */
export async function answerMessage(
  command: Command,
  id: number,
  reply: string,
): Promise<SupportMessage> {
  const { transaction, by, at } = command;
  await lockMessage(transaction, id);
  const message = orNotFound(await findMessage(transaction, id));
  if (message.replies.length >= repliesAtMost)
    throw new Problem(
      'move-not-allowed',
      `This message has ${repliesAtMost} replies, which is the limit. Write to ${message.email} by email.`,
    );
  const name = orNotFound(await activeAdminName(transaction, by.accountId));
  await execute(transaction)`
    insert into message_replies (message_id, at, by_name, message) values (${id}, ${at}, ${name}, ${reply})`;
  await updateMessage(transaction, id, { state: 'answered' });
  await command.mailer.send(transaction, replyMail(message, reply, name));
  const change = { before: { state: message.state }, after: { state: 'answered', reply } };
  await audit(command, { act: 'answered', ...auditSubject(message), ...change });
  return orNotFound(await findMessage(transaction, id));
}

/** Deletes a message with its replies. @throws {Problem} `not-found` */
export async function deleteMessage(command: Command, id: number): Promise<void> {
  const { transaction } = command;
  await lockMessage(transaction, id);
  const message = orNotFound(await findMessage(transaction, id));
  await execute(transaction)`delete from contact_messages where id = ${id}`;
  await audit(command, {
    act: 'deleted',
    ...auditSubject(message),
    before: { state: message.state },
  });
}

/** By its number alone: what somebody wrote does not stay in the log. */
const auditSubject = ({ id }: SupportMessage) =>
  ({ kind: 'message', subjectId: id, subject: `Message ${id}` }) as const;

/** The team's answer to a message of the contact form, with what was written quoted beneath it. */
const replyMail = (
  original: { email: string; name: string; subject: string; message: string },
  answer: string,
  by: string,
): Mail => ({
  to: original.email,
  subject: `Re: ${original.subject.replaceAll(/\s+/g, ' ')}`,
  text: `${answer}

${by}
Trestle

${original.name} wrote:
${original.message
  .split(/\r\n|\r|\n/)
  .map((line) => `> ${line}`)
  .join('\n')}
`,
});

/** Absent fields keep their value. */
interface MessageChange {
  readonly state?: MessageState | undefined;
  readonly assignedTo?: number | null | undefined;
  readonly note?: string | undefined;
}

/** Locks the message's row, so that what is read next is what changes. */
const lockMessage = (transaction: Database, id: number) =>
  execute(transaction)`select id from contact_messages where id = ${id} for update`;

async function updateMessage(
  transaction: Database,
  id: number,
  { state, assignedTo, note }: MessageChange,
): Promise<void> {
  const set = {
    ...(state !== undefined && { state }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo }),
    ...(note !== undefined && { note }),
  };
  if (Object.keys(set).length === 0) return;
  await updateRow(transaction, 'contact_messages', id, set);
}
